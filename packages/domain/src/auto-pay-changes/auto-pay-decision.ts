import { dealtWithBefore, isDayOfMonth } from '../auto-pay/debit-day.ts';
import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { isNobodysToRetry } from '../facts/debit-retry.ts';
import { debitedFacts } from '../facts/debited-facts.ts';
import { lastAutoPayOf } from '../facts/next-debit.ts';
import { debitedServices } from '../method/auto-pay-method.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import { snapshotOf } from '../method/method-snapshot.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import type { Money } from '../money/money.ts';
import type { AcceptedAutoPay, AskedDebit, AutoPayMoment, SeenAutoPay } from './asked-auto-pay.ts';
import { autoPayChangeRefusals } from './auto-pay-change.ts';
import { type AutoPayTurn, enrolmentFor } from './auto-pay-turn.ts';
import { beginAutoPay } from './begin-auto-pay.ts';
import { changeReach, startOfChange } from './change-reach.ts';
import { isAnotherNow, isChangedMeanwhile } from './changed-meanwhile.ts';
import {
  type AutoPayDecisionRefusal,
  atField,
  enrolmentsChanged,
  methodReplaced,
  noRoomForMethod,
  textRefusals,
  told,
  withProof,
} from './decision-refusals.ts';
import { enrolmentObstacle, enrolmentRefusals } from './enrolment.ts';

export type AutoPayDecision =
  | { readonly refusals: readonly AutoPayDecisionRefusal[] }
  | { readonly refusals: null; readonly turn: AutoPayTurn };

const authorizationOf = (
  { textVersion, language }: AcceptedAutoPay,
  { now, acceptedBy }: AutoPayMoment,
): AutoPayEnrolment['authorization'] => ({
  textVersion,
  language,
  acceptedAt: now.toISOString(),
  acceptedBy,
});

/** Whether Auto Pay may be turned on, and what that does (spec sections 4 and 5). @param payNow what is paid in the same pass */
export function decideEnrolment(
  facts: AccountFacts,
  asked: AskedDebit & AcceptedAutoPay & { readonly scope: AutoPayScope; readonly payNow: Money },
  moment: AutoPayMoment,
): AutoPayDecision {
  const { scope, method = null, debitDay, payNow, acceptedTerms } = asked;
  const today = dayIn(moment.now, facts.account.timeZone);
  const services = debitedServices(facts.account, scope);
  const obstacle = enrolmentObstacle(facts, { services, payNow }, today);
  if (obstacle) return { refusals: [atField('scope', obstacle.why, obstacle.outcome)] };
  if (asked.isWalletFull) return { refusals: [noRoomForMethod] };
  if (isAnotherNow(method, asked)) return { refusals: [methodReplaced] };
  if (debitDay === undefined || !isDayOfMonth(debitDay))
    return { refusals: [atField('debitDay', 'noDayOfMonth')] };
  const wrong = [
    ...enrolmentRefusals(facts, { services, method, debitDay, payNow, acceptedTerms }, today).map(told),
    ...textRefusals(asked, [scope]),
  ];
  const refusals = withProof(wrong, asked);
  if (refusals.length > 0 || !method) return { refusals };
  const enrolment: AutoPayEnrolment = {
    id: moment.newId(),
    scope,
    method: snapshotOf(method),
    debitDay,
    lastDebitDate: dealtWithBefore(today),
    authorization: authorizationOf(asked, moment),
  };
  return {
    refusals: null,
    turn: {
      ends: [],
      begins: [beginAutoPay(debitedFacts(facts, scope, today), enrolment, method, moment, null)],
    },
  };
}

/** Whether what is enrolled may be changed, and what that does: all that is named at once, or nothing. */
export function decideChange(
  facts: AccountFacts,
  asked: AskedDebit & AcceptedAutoPay & SeenAutoPay & { readonly scopes: readonly AutoPayScope[] },
  moment: AutoPayMoment,
): AutoPayDecision {
  const today = dayIn(moment.now, facts.account.timeZone);
  const scopes = [...new Set(asked.scopes)];
  if (isChangedMeanwhile(facts, scopes, asked)) return { refusals: [enrolmentsChanged] };
  const enrolments = scopes.map((scope) => enrolmentFor(facts, scope));
  const methodOf = ({ method }: AutoPayEnrolment): PaymentMethod | null =>
    asked.method === undefined
      ? (facts.methods.find(({ id }) => id === method.methodId) ?? null)
      : asked.method;
  if (asked.isWalletFull) return { refusals: [noRoomForMethod] };
  if (enrolments.some((one) => one && isAnotherNow(methodOf(one), asked)))
    return { refusals: [methodReplaced] };
  const { debitDay, acceptedTerms } = asked;
  if (debitDay !== undefined && !isDayOfMonth(debitDay))
    return { refusals: [atField('debitDay', 'noDayOfMonth')] };
  const startOf = (scope: AutoPayScope) => {
    const debited = debitedFacts(facts, scope, today);
    const reach = changeReach(debited, moment.now, moment.settings, moment.retries);
    return startOfChange(reach ?? { reaches: 'nextDebit' }, today);
  };
  const { method, proof } = asked;
  const wrong = [
    ...autoPayChangeRefusals(facts, { scopes, method, debitDay, acceptedTerms }, today, startOf).map(told),
    ...textRefusals(asked, scopes),
  ];
  // What each service is debited from already is not another method.
  const isKept = enrolments.every((one) => one?.method.methodId === method?.id);
  const refusals = withProof(wrong, { method, proof: isKept ? null : proof });
  if (refusals.length > 0) return { refusals };
  const ends = enrolments.flatMap((enrolment) =>
    enrolment ? [{ enrolment, debitDate: stillMadeBy(facts, enrolment, moment) }] : [],
  );
  const begins = ends.flatMap(({ enrolment, debitDate }) => {
    const debited = methodOf(enrolment);
    if (!debited) return [];
    const { scope } = enrolment;
    const ofScope = debitedFacts(facts, scope, today);
    const day = asked.debitDay ?? enrolment.debitDay;
    const isSameDay = day === enrolment.debitDay && debitDate === null;
    const from = debitDate === null ? today : startOf(scope).from;
    const next: AutoPayEnrolment = {
      id: moment.newId(),
      scope,
      method: snapshotOf(debited),
      debitDay: day,
      lastDebitDate: (isSameDay ? dealtWith(ofScope, enrolment) : null) ?? dealtWithBefore(from),
      authorization: authorizationOf(asked, moment),
    };
    const stillMade = debitDate ?? lastAutoPayOf(ofScope, today)?.debitDate ?? null;
    return [beginAutoPay(ofScope, next, debited, moment, stillMade)];
  });
  return { refusals: null, turn: { ends, begins } };
}

/** Up to when debits are dealt with. One that was nobody's to try again stays so: on the day after there is none. */
function dealtWith(facts: AccountFacts, enrolment: AutoPayEnrolment): BusinessDate | null {
  const { lastDebitDate } = enrolment;
  const isNobodys = lastDebitDate !== null && isNobodysToRetry(facts, enrolment, lastDebitDate);
  return isNobodys ? addDays(lastDebitDate, 1) : lastDebitDate;
}

/** Whether Auto Pay can be canceled, and what that does: it ends today, and a debit that it came too late for is still made. */
export function decideCancel(
  facts: AccountFacts,
  scope: AutoPayScope,
  moment: Pick<AutoPayMoment, 'now' | 'settings' | 'retries'>,
  seen: SeenAutoPay = {},
): AutoPayDecision {
  if (isChangedMeanwhile(facts, [scope], seen)) return { refusals: [enrolmentsChanged] };
  const enrolment = enrolmentFor(facts, scope);
  if (!enrolment) return { refusals: [atField('scope', 'notEnrolled')] };
  const debitDate = stillMadeBy(facts, enrolment, moment);
  return { refusals: null, turn: { ends: [{ enrolment, debitDate }], begins: [] } };
}

/** The day of the debit that an enrolment still makes although it ends now; another's that is still to be made is that one's. */
function stillMadeBy(
  facts: AccountFacts,
  { scope }: AutoPayEnrolment,
  { now, settings, retries }: Pick<AutoPayMoment, 'now' | 'settings' | 'retries'>,
) {
  const debited = debitedFacts(facts, scope, dayIn(now, facts.account.timeZone));
  if (lastAutoPayOf(debited, dayIn(now, facts.account.timeZone))) return null;
  const reach = changeReach(debited, now, settings, retries);
  return reach?.reaches === 'theOneAfter' ? reach.stillMade.date : null;
}
