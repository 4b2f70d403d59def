import { accountOutcomes } from './account-outcomes.ts';
import { autoPayOutcomes } from './auto-pay-outcomes.ts';
import { billOutcomes } from './bill-outcomes.ts';
import { cardOutcomes } from './card-outcomes.ts';
import { mobileOutcomes } from './mobile-outcomes.ts';
import type { Outcome, PageKind } from './outcome.ts';
import type { OutcomeCode } from './outcome-codes.ts';
import { paymentOutcomes } from './payment-outcomes.ts';
import { systemOutcomes } from './system-outcomes.ts';
import { walletOutcomes } from './wallet-outcomes.ts';

const rows = {
  ...cardOutcomes,
  ...paymentOutcomes,
  ...accountOutcomes,
  ...billOutcomes,
  ...autoPayOutcomes,
  ...walletOutcomes,
  ...mobileOutcomes,
  ...systemOutcomes,
} satisfies Record<OutcomeCode, Outcome>;

/** The outcome catalogue: a code without a row, or a row without a code, does not compile. */
export const outcomes: Readonly<Record<OutcomeCode, Outcome>> = rows;

type WaysOf<Row> = Row extends { readonly kind: infer Kind }
  ? Kind | (Row extends { readonly alsoAs: infer Other } ? Other : never)
  : never;

/** The codes that are shown in one of these ways. What draws them takes no others: elsewhere they are drawn otherwise. */
export type OutcomeShownAs<Kind extends PageKind> = {
  [Code in OutcomeCode]: Extract<WaysOf<(typeof rows)[Code]>, Kind> extends never ? never : Code;
}[OutcomeCode];

/** Whether an outcome is shown in this way, here or elsewhere. */
export function isShownAs<Kind extends PageKind>(
  code: OutcomeCode,
  kind: Kind,
): code is OutcomeShownAs<Kind> {
  const row = outcomes[code];
  return row.kind === kind || row.alsoAs === kind;
}
