import type { Money } from '@linework/domain';
import * as formats from './formats.ts';
import type { Language } from './language.ts';

/** What a text's `{{placeholder}}` can be filled with. */
export type CopyValue = string | number | readonly string[] | Money | formats.ZonedInstant;
export type CopyValues = Readonly<Record<string, CopyValue>>;

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'cents' in value;
const isInstant = (value: unknown): value is formats.ZonedInstant =>
  typeof value === 'object' && value !== null && 'at' in value && 'timeZone' in value;
const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

const when =
  <Value>(accepts: (value: unknown) => value is Value, write: (language: Language, value: Value) => string) =>
  (language: Language, value: unknown): string => {
    if (!accepts(value)) throw new TypeError(`cannot write ${JSON.stringify(value)} so`);
    return write(language, value);
  };

/** The formats a placeholder may name, as in `{{amount, money}}`. */
export const placeholderFormats = {
  money: when(isMoney, formats.money),
  count: when(isNumber, formats.count),
  list: when(isList, formats.list),
  inSentence: when(isText, formats.inSentence),
  date: when(isDate, formats.date),
  dateShort: when(isDate, formats.dateShort),
  dayMonth: when(isDate, formats.dayMonth),
  dayMonthShort: when(isDate, formats.dayMonthShort),
  weekday: when(isDate, formats.weekday),
  weekdayInSentence: when(isDate, formats.weekdayInSentence),
  dayOfMonth: when(isNumber, formats.dayOfMonth),
  month: when(isDate, formats.month),
  monthName: when(isDate, formats.monthName),
  monthShort: when(isDate, formats.monthShort),
  instant: when(isInstant, formats.instant),
  clockTime: when(isInstant, formats.clockTime),
} as const;

const isFormat = (name: string): name is keyof typeof placeholderFormats =>
  Object.hasOwn(placeholderFormats, name);

/** Writes one placeholder's value. @throws TypeError for an unknown format, or a value its format cannot write */
export function writePlaceholder(value: unknown, format: string | undefined, language: Language): string {
  if (format !== undefined) {
    if (!isFormat(format)) throw new TypeError(`no format is called "${format}"`);
    return placeholderFormats[format](language, value);
  }
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formats.count(language, value);
  throw new TypeError(`${JSON.stringify(value)} needs a format, such as {{amount, money}}`);
}
