import type { Money } from '@linework/domain';
import { type Language, locales } from './language.ts';

/** A moment and the time zone it is told in: the account's billing zone, never the browser's. */
export interface ZonedInstant {
  /** RFC 3339, or a Date. */
  readonly at: string | Date;
  /** IANA name, such as `America/New_York`. */
  readonly timeZone: string;
}

const perLocale = <Formatter>(make: (locale: string) => Formatter): ((language: Language) => Formatter) => {
  const made = new Map<Language, Formatter>();
  return (language) => {
    const known = made.get(language);
    if (known) return known;
    const formatter = make(locales[language]);
    made.set(language, formatter);
    return formatter;
  };
};

const currency = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));
const wholeCurrency = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);
const integer = perLocale((locale) => new Intl.NumberFormat(locale));
const conjunction = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** `$1,234.56` in both languages; below zero with a true minus sign. */
export const money = (language: Language, { cents }: Money): string =>
  currency(language)
    .format(cents / 100)
    .replace('-', '\u2212');

/** `$1,235`: whole dollars, for an axis; an amount that is owed keeps its cents. */
export const moneyRound = (language: Language, { cents }: Money): string =>
  wholeCurrency(language).format(cents / 100);

/**
 * What the provider calls a thing, within a sentence of ours: `taxes and fees`, but `Auto Pay discount`, `TV` and `Internet`.
 * A phrase yields its capital; a name, an abbreviation and a single word keep theirs.
 */
export const inSentence = (language: Language, description: string): string =>
  description.replace(/^\p{Lu}(?=\p{Ll}+,? \p{Ll})/u, (first) => first.toLocaleLowerCase(locales[language]));

/** A whole number with its thousands grouped. */
export const count = (language: Language, value: number): string => integer(language).format(value);

/** `Internet, TV, and Voice`, `Internet, TV y Voz`; items with commas of their own are parted by semicolons. */
export const list = (language: Language, items: readonly string[]): string => {
  const parts = conjunction(language).formatToParts(items);
  const isPlain = items.length < 3 || !items.some((item) => item.includes(', '));
  return parts
    .map(({ type, value }) => (isPlain || type === 'element' ? value : value.replace(/^,?/, ';')))
    .join('');
};

/** A day and its month are never torn apart: a line breaks after a comma, or before "de 2026". */
const unbroken = (date: string): string => date.replaceAll(/(?<!,) (?!de \d{4})/g, '\u00a0');

// A business date has no time zone: read and written in UTC it cannot drift to a neighbouring day.
const dateFormat = (parts: Intl.DateTimeFormatOptions) => {
  const formatter = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }));
  return (language: Language, date: string): string =>
    unbroken(formatter(language).format(new Date(`${date}T00:00:00Z`)));
};

const day = 'numeric';
const year = 'numeric';

/** `November 22, 2026`; `22 de noviembre de 2026`. */
export const date = dateFormat({ year, month: 'long', day });
/** `Nov 22, 2026`; `22 nov 2026`. */
export const dateShort = dateFormat({ year, month: 'short', day });
/** `November 22`: for a date in a year that needs no naming. */
export const dayMonth = dateFormat({ month: 'long', day });
/** `Nov 22`. */
export const dayMonthShort = dateFormat({ month: 'short', day });
const longWeekday = dateFormat({ weekday: 'long', month: 'long', day });
/** `Sunday, November 22`; `Domingo, 22 de noviembre`: it stands alone, so it begins with a capital in Spanish too. */
export const weekday = (language: Language, value: string): string =>
  longWeekday(language, value).replace(/^./u, (first) => first.toLocaleUpperCase(locales[language]));
/** `Sunday, November 22`; `domingo 22 de noviembre`: within a sentence, after "by" or "el". */
export const weekdayInSentence = (language: Language, value: string): string =>
  language === 'en' ? longWeekday(language, value) : longWeekday(language, value).replace(',', '');
/** `November 2026`. */
export const month = dateFormat({ year, month: 'long' });
/** `November`: within the year behind, where the month alone says which. */
export const monthName = dateFormat({ month: 'long' });
/** `Nov`: the label under a bar of a chart. */
export const monthShort = dateFormat({ month: 'short' });

/** `November 22` within the year of `today`, with its year otherwise. */
export const dateNear = (language: Language, value: string, today: string): string =>
  (value.slice(0, 4) === today.slice(0, 4) ? dayMonth : date)(language, value);

const ordinal = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `5th`; `5`: a day of every month, after "the" or "el día". */
export const dayOfMonth = (language: Language, value: number): string =>
  language === 'en' ? `${value}${endings[ordinal.select(value)] ?? 'th'}` : `${value}`;

/** `3:04 PM ET`, which never breaks over a line; browsers and Node disagree about the spaces within, so we choose. */
export const time = (language: Language, { at, timeZone }: ZonedInstant): string =>
  new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
    timeZone,
  })
    .format(new Date(at))
    .replaceAll(/\s/g, '\u00a0');

/** `3:04 PM ET`; `las 3:04 p. m. ET` and `la 1:04 p. m. ET`, with the article that Spanish says before an hour. */
export const clockTime = (language: Language, value: ZonedInstant): string => {
  const told = time(language, value);
  if (language === 'en') return told;
  return `${told.startsWith('1:') ? 'la' : 'las'}\u00a0${told}`;
};

/** `November 21, 2026, 3:04 PM ET`: the moment as the account's own clock told it. */
export const instant = (language: Language, value: ZonedInstant): string => {
  const calendar = new Intl.DateTimeFormat(locales[language], {
    year,
    month: 'long',
    day,
    timeZone: value.timeZone,
  });
  return `${unbroken(calendar.format(new Date(value.at)))}, ${time(language, value)}`;
};
