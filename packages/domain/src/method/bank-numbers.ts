/** Nine digits whose weighted sum (3, 7, 1) is a multiple of ten: the ABA check that a routing number carries. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const weights = [3, 7, 1];
  const total = [...text].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % 3] ?? 0), 0);
  return total % 10 === 0;
}

/** Account numbers of US banks have four to seventeen digits. */
export const isAccountNumber = (text: string): boolean => /^\d{4,17}$/.test(text);

/** Five digits (spec section 5). */
export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text);
