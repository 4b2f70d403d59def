import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { type AfterDecline, afterDecline } from '../facts/debit-retry.ts';
import { debitedFacts, factsDebitedBy } from '../facts/debited-facts.ts';
import { nextDebitedBill } from '../facts/next-bill-debit.ts';
import { type NextDebit, nextDebit } from '../facts/next-debit.ts';
import type { Message } from './message.ts';

/** What a message says of what is to come, by the rules that then make it so, at the moment it is written. */
export interface MessageNow {
  /** What follows on a declined debit; `null` where nothing does, or it has been paid. */
  readonly afterDecline: AfterDecline | null;
  /** Auto Pay's next debit, where the message is about the Auto Pay that stands. */
  readonly nextDebit: NextDebit | null;
  /** The day of the bill that this Auto Pay takes next where nothing is owed; `null` where none comes. */
  readonly nextBillDate: BusinessDate | null;
  /** The code that it brings; whoever sends it adds that. */
  readonly code: string | null;
}

export function messageNow(
  all: AccountFacts,
  message: Message,
  now: Date,
  settings: AutoPaySettings,
): MessageNow {
  const today = dayIn(now, all.account.timeZone);
  const facts = factsToldOf(all, message, today);
  const isDeclined = message.kind === 'debitFailed';
  const isBegun = message.kind === 'autoPayOn' || message.kind === 'autoPayChanged';
  const stands = isBegun && facts.autoPay?.id === message.enrolmentId;
  return {
    afterDecline: isDeclined ? afterDecline(facts, today, settings) : null,
    nextDebit: stands ? nextDebit(facts, today, settings) : null,
    nextBillDate: stands ? nextDebitedBill(facts, message.authorization.scope, today) : null,
    code: null,
  };
}

/** What it is debited for: the account, or its mobile bill. */
function factsToldOf(facts: AccountFacts, message: Message, today: BusinessDate): AccountFacts {
  if ('enrolmentId' in message) return factsDebitedBy(facts, message.enrolmentId, today);
  const isOfMobile = message.kind === 'debitFailed' && message.payment.device !== null;
  return debitedFacts(facts, isOfMobile ? 'mobile' : 'allServices', today);
}
