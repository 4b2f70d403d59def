const MONTH = /^(0[1-9]|1[0-2])$/;

const pair = (month: string, year: string) => `${month.padStart(2, '0')}/${year.slice(-2)}`;

/**
 * A card's expiry as it is typed, pasted or filled in, on its way to MM/YY. MMYY, MM/YY, MM/YYYY and YYYY-MM
 * all arrive there; anything else is left as it stands, for the caller to find wrong. Formatting twice changes nothing.
 */
export function formatExpiry(text: string): string {
  const typed = text.trim().replace(/\s*[/.\-–]\s*/g, '/');

  const yearFirst = /^(\d{4})\/(\d{2})$/.exec(typed);
  if (yearFirst?.[1] && yearFirst[2] && MONTH.test(yearFirst[2])) return pair(yearFirst[2], yearFirst[1]);

  const separated = /^(\d{1,2})\/(\d{0,4})$/.exec(typed);
  if (separated?.[1] && separated[2] !== undefined) {
    const month = separated[1].padStart(2, '0');
    const year = separated[2];
    if (!MONTH.test(month)) return typed;
    return year.length === 4 ? pair(month, year) : `${month}/${year}`;
  }

  const digits = /^(\d{2})(\d{1,4})$/.exec(typed);
  if (digits?.[1] && digits[2] && MONTH.test(digits[1])) {
    return digits[2].length === 4 ? pair(digits[1], digits[2]) : `${digits[1]}/${digits[2]}`;
  }
  return typed.replace(/[^\d/]/g, '').slice(0, 7);
}
