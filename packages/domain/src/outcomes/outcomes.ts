import { type CardOutcomeCode, cardOutcomes } from './card-outcomes.ts';
import { familyRows } from './families/family-rows.ts';
import type { Outcome, PageKind } from './outcome.ts';

/** Each family's file takes codes of its own letters alone, and none of a card's, so that none stands in two. */
const rows = {
  ...cardOutcomes,
  ...(familyRows satisfies Partial<Record<`LW-${string}`, Outcome>> & {
    readonly [Code in CardOutcomeCode]?: never;
  }),
};

/** The public, stable codes. A code is never reused or renumbered. */
export type OutcomeCode = keyof typeof rows;

/** The outcome catalogue: each row stands in its family's file or among the cards, under its code. */
export const outcomes: Readonly<Record<OutcomeCode, Outcome>> = rows;

/** Every code. */
export const outcomeCodes = Object.keys(rows) as readonly OutcomeCode[];

type WaysOf<Row> = Row extends { readonly kind: infer Kind }
  ? Kind | (Row extends { readonly alsoAs: infer Other } ? Other : never)
  : never;

/** The codes that are shown in one of these ways. What draws them takes no others: elsewhere they are drawn otherwise. */
export type OutcomeShownAs<Kind extends PageKind> = {
  [Code in OutcomeCode]: Extract<WaysOf<(typeof rows)[Code]>, Kind> extends never ? never : Code;
}[OutcomeCode];

/** The codes that offer the same again before all else, and another method too. */
export type OutcomeTriedAgain = {
  [Code in OutcomeCode]: (typeof rows)[Code]['nextActions'] extends readonly ['tryAgain', ...infer Others]
    ? 'useAnotherMethod' extends Others[number]
      ? Code
      : never
    : never;
}[OutcomeCode];

/** Whether an outcome is shown in this way, here or elsewhere. */
export function isShownAs<Kind extends PageKind>(
  code: OutcomeCode,
  kind: Kind,
): code is OutcomeShownAs<Kind> {
  const row = outcomes[code];
  return row.kind === kind || row.alsoAs === kind;
}
