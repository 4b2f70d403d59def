import type { Language } from '../../../apps/portal/journeys/support/words.ts';

const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

const amount = /([\u2212-])?\$([\d,]+)\.(\d\d)/;

/** The first amount of money in a text, in cents and with its sign; `null` where there is none. */
export function centsIn(text: string): number | null {
  const [, minus, dollars, cents] = amount.exec(text) ?? [];
  if (dollars === undefined || cents === undefined) return null;
  const size = Number(dollars.replaceAll(',', '')) * 100 + Number(cents);
  return minus ? -size : size;
}

/** The names that a month has in a language, long and short. */
function monthsOf(language: Language): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const style of ['short', 'long'] as const) {
    // With a day beside it, as it stands in a date: some languages write the month by itself differently.
    const format = new Intl.DateTimeFormat(locales[language], {
      month: style,
      day: 'numeric',
      timeZone: 'UTC',
    });
    for (let month = 1; month <= 12; month += 1) {
      const parts = format.formatToParts(new Date(Date.UTC(2026, month - 1, 1)));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      names.set(name.toLowerCase().replace('.', ''), month);
    }
  }
  return names;
}

const months = { en: monthsOf('en'), es: monthsOf('es') } as const satisfies Record<Language, unknown>;

/** The first calendar day in a text, as `MM-DD` without the year that pages may leave out; `null` where there is none. */
export function dayIn(text: string, language: Language): string | null {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  for (const [index, word] of words.entries()) {
    const month = months[language].get(word);
    if (month === undefined) continue;
    // "November 22", "22 de noviembre", "22 nov".
    const around = language === 'en' ? [words[index + 1]] : [words[index - 1], words[index - 2]];
    const day = around.find((near) => near !== undefined && /^\d{1,2}$/.test(near));
    if (day !== undefined) return `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  return null;
}
