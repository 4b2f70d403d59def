import { missedDebitDay } from '../auto-pay/debit-day.ts';
import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { lookAgainOn } from '../facts/debit-turn.ts';
import { nextDebit } from '../facts/next-debit.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import type { AutoPayMoment } from './asked-auto-pay.ts';
import type { BegunAutoPay } from './auto-pay-turn.ts';

/**
 * From when on it is looked at: its next debit, as it is told.
 * @param facts of what it debits for: the account, or its mobile bill
 * @param stillMade the day of a debit that this came too late for
 */
export function beginAutoPay(
  facts: AccountFacts,
  enrolment: AutoPayEnrolment,
  method: PaymentMethod,
  { now, retries }: AutoPayMoment,
  stillMade: BusinessDate | null,
): BegunAutoPay {
  const standing: AccountFacts = { ...facts, autoPay: enrolment, lastAutoPay: null };
  const today = dayIn(now, facts.account.timeZone);
  const day = nextDebit(standing, today, retries)?.date ?? null;
  const first = firstLook(standing, enrolment, today, retries, stillMade);
  const lookOn = day !== null && first !== null && first < day ? first : day;
  return { enrolment, method, lookOn };
}

/** The day on which there may be something to do before the next debit; `null` where there is not. */
function firstLook(
  standing: AccountFacts,
  enrolment: AutoPayEnrolment,
  today: BusinessDate,
  retries: AutoPayMoment['retries'],
  stillMade: BusinessDate | null,
): BusinessDate | null {
  // What nobody was there to debit in time is told.
  if (missedDebitDay(enrolment, today)) return today;
  // A debit on its way, or still to be made, may be declined yet, and is tried again then.
  if (stillMade !== null) return addDays(stillMade, 1);
  return lookAgainOn(standing, enrolment, today, retries);
}
