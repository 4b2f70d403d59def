/** An amount in the domain's shape. */
export const moneyJson = (cents: string): string => `json_build_object('currency', 'USD', 'cents', ${cents})`;
