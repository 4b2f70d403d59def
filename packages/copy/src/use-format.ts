import type { Money } from '@linework/domain';
import { useMemo } from 'react';
import * as formats from './formats.ts';
import type { Language } from './language.ts';
import { useCopyInstance } from './use-copy-instance.ts';

/** Money, dates and moments as the page's language writes them. Dates are business dates, `YYYY-MM-DD`. */
export interface Format {
  money(value: Money): string;
  /** Whole dollars, for an axis. */
  moneyRound(value: Money): string;
  count(value: number): string;
  list(items: readonly string[]): string;
  date(value: string): string;
  /** Without the year when it is the year of `today`. */
  dateNear(value: string, today: string): string;
  dateShort(value: string): string;
  dayMonth(value: string): string;
  dayMonthShort(value: string): string;
  weekday(value: string): string;
  month(value: string): string;
  monthName(value: string): string;
  monthShort(value: string): string;
  instant(value: formats.ZonedInstant): string;
  time(value: formats.ZonedInstant): string;
}

/** The formats of one language; `useFormat` gives them inside React. */
export const formatIn = (language: Language): Format => ({
  money: (value) => formats.money(language, value),
  moneyRound: (value) => formats.moneyRound(language, value),
  count: (value) => formats.count(language, value),
  list: (items) => formats.list(language, items),
  date: (value) => formats.date(language, value),
  dateNear: (value, today) => formats.dateNear(language, value, today),
  dateShort: (value) => formats.dateShort(language, value),
  dayMonth: (value) => formats.dayMonth(language, value),
  dayMonthShort: (value) => formats.dayMonthShort(language, value),
  weekday: (value) => formats.weekday(language, value),
  month: (value) => formats.month(language, value),
  monthName: (value) => formats.monthName(language, value),
  monthShort: (value) => formats.monthShort(language, value),
  instant: (value) => formats.instant(language, value),
  time: (value) => formats.time(language, value),
});

export function useFormat(): Format {
  const { language } = useCopyInstance();
  return useMemo(() => formatIn(language), [language]);
}
