import { type CopyValues, useCopy, type ZonedInstant } from '@linework/copy';
import {
  type AmountBounds,
  isShownAs,
  type Money,
  type OutcomeCode,
  type OutcomeShownAs,
  type PaymentMethodType,
} from '@linework/domain';
import type { ReactNode } from 'react';
import { cardOutcomesCopy } from './card-outcomes.copy.ts';
import { outcomesCopy } from './outcomes.copy.ts';
import { useSupportPhone } from './support-phone.tsx';

/** What a payment's own outcome is told with. */
export interface PaymentValues {
  readonly amount: Money;
  /** The method as it is called: `Visa ···· 4242`. */
  readonly method: string;
  /** A card is charged at once; a bank is asked first. */
  readonly methodType: PaymentMethodType;
  /** The day the money leaves: from a bank it may be later than the day that was chosen. */
  readonly date: string;
}

export interface OutcomeReference {
  /** Of the payment, or of the call that failed; `null` when there was no answer. */
  readonly number: string | null;
  readonly at?: ZonedInstant | undefined;
  /** The page shows it as what confirms the payment: it is told as a reference too only where the outcome sends people to call. */
  readonly isConfirmed?: boolean;
}

/** How long to wait before another try. */
export interface OutcomeWait {
  readonly waitSeconds: number;
}

/** What an outcome is told with: the payment it is about, the limits it names, or how long to wait. */
export type OutcomeValues = PaymentValues | AmountBounds | OutcomeWait;

/** Rows that say more when the payment is known. */
const titlesWithPayment = ['LW-PAY-001', 'LW-PAY-002', 'LW-PAY-003'] as const;
const titlesWithBounds = ['LW-PAY-022'] as const;
const textsWithWait = ['LW-AUT-040'] as const;
const textsWithPayment = [
  'LW-PAY-001',
  'LW-PAY-002',
  'LW-PAY-003',
  'LW-PAY-010',
  'LW-PAY-040',
  'LW-PAY-043',
] as const;
/** Of these a card is told otherwise than a bank account. */
const textsWithCard = ['LW-PAY-002', 'LW-PAY-003', 'LW-PAY-010'] as const;

const within = <Code extends OutcomeCode>(codes: readonly Code[], code: OutcomeCode): code is Code =>
  codes.some((known) => known === code);

export interface OutcomeWords {
  readonly title: string;
  readonly text: ReactNode;
}

/** The words of an outcome, with the figures in them where they are known. */
export function useOutcomeWords(
  code: OutcomeShownAs<'inline' | 'page' | 'modal'>,
  given?: OutcomeValues,
): OutcomeWords {
  const { t, rich } = useCopy(outcomesCopy);
  const { t: card } = useCopy(cardOutcomesCopy);
  const phone = useSupportPhone();
  const values: CopyValues = { ...phone.values, ...given };
  const slots = { ...phone.slots, strong: <strong /> };
  const payment = given && 'amount' in given;
  const bounds = given && 'minimum' in given;
  const wait = given && 'waitSeconds' in given ? Math.ceil(given.waitSeconds / 60) : null;
  if (isShownAs(code, 'card')) return { title: card(`${code}.title`), text: card(`${code}.text`) };
  const says =
    (payment && within(titlesWithPayment, code)) || (bounds && within(titlesWithBounds, code))
      ? t(`${code}.titleWith`, values)
      : t(`${code}.title`);
  if (wait !== null && within(textsWithWait, code)) {
    return { title: says, text: rich(`${code}.textWait`, slots, { ...values, count: wait }) };
  }
  if (payment && within(textsWithCard, code) && given.methodType === 'creditCard') {
    return { title: says, text: rich(`${code}.textWithCard`, slots, values) };
  }
  return {
    title: says,
    text: rich(
      payment && within(textsWithPayment, code) ? `${code}.textWith` : `${code}.text`,
      slots,
      values,
    ),
  };
}
