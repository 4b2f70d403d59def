/** The query parameter that carries a situation. In a file of its own: the portal asks for it before anything else. */
export const situationParameter = 'situation';
