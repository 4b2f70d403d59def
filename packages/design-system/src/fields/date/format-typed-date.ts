import { CalendarDate, parseDate } from '@internationalized/date';

const two = (part: string) => part.padStart(2, '0');

/** An ISO date (`YYYY-MM-DD`) as it is shown in a date field: MM/DD/YY. */
export function showDate(iso: string): string {
  const { year, month, day } = parseDate(iso);
  return `${two(String(month))}/${two(String(day))}/${two(String(year % 100))}`;
}

/**
 * A date as it is typed, pasted or filled in, on its way to MM/DD/YY. Digits alone get their slashes, a year of
 * four digits is shortened, an ISO date is turned round; anything else is left as it stands.
 */
export function formatTypedDate(text: string): string {
  const typed = text.trim().replace(/\s*[/.\-–]\s*/g, '/');

  const iso = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(typed);
  if (iso?.[1] && iso[2] && iso[3]) return `${two(iso[2])}/${two(iso[3])}/${iso[1].slice(-2)}`;

  const separated = /^(\d{1,2})\/(\d{1,2})\/(\d{0,4})$/.exec(typed);
  if (separated?.[1] && separated[2] && separated[3] !== undefined) {
    const year = separated[3].length === 4 ? separated[3].slice(-2) : separated[3];
    return `${two(separated[1])}/${two(separated[2])}/${year}`;
  }

  if (/^\d{3,8}$/.test(typed)) {
    const year = typed.length === 8 ? typed.slice(6) : typed.slice(4);
    return [typed.slice(0, 2), typed.slice(2, 4), year].filter((part) => part !== '').join('/');
  }

  // "11/2126": the second slash is still to be set.
  const half = /^(\d{1,2})\/(\d{2})(\d{1,4})$/.exec(typed);
  if (half?.[1] && half[2] && half[3]) return formatTypedDate(`${half[1]}/${half[2]}/${half[3]}`);
  return typed.replace(/[^\d/]/g, '').slice(0, 10);
}

/** The ISO date that shown text stands for, or nothing while it is no whole and real date. Years are of this century. */
export function typedDate(shown: string): string | undefined {
  const parts = /^(\d{2})\/(\d{2})\/(\d{2})$/.exec(formatTypedDate(shown));
  if (!parts) return undefined;
  const [month, day, year] = [Number(parts[1]), Number(parts[2]), 2000 + Number(parts[3])];
  const date = new CalendarDate(year, month, day);
  // CalendarDate moves February 30 to the last of February: such a date was not meant.
  const isReal = date.month === month && date.day === day;
  return isReal ? date.toString() : undefined;
}
