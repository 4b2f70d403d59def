/** The query parameter that carries a situation. */
export const situationParameter = 'situation';
