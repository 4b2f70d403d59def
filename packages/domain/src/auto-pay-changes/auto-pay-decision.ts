import { dealtWithBefore, isDayOfMonth } from '../auto-pay/debit-day.ts';
import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { isNobodysToRetry } from '../facts/debit-retry.ts';
import { lastAutoPayOf } from '../facts/next-debit.ts';
import type { DebitedServices } from '../method/auto-pay-method.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import { snapshotOf } from '../method/method-snapshot.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import type { Money } from '../money/money.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { AcceptedAutoPay, AskedDebit, AutoPayMoment, SeenAutoPay } from './asked-auto-pay.ts';
import { authorizationVersion } from './authorization-text.ts';
import { autoPayChangeRefusals } from './auto-pay-change.ts';
import { type AutoPayTurn, enrolmentFor } from './auto-pay-turn.ts';
import { beginAutoPay } from './begin-auto-pay.ts';

import { changeReach, startOfChange } from './change-reach.ts';
import { isAnotherNow, isChangedMeanwhile } from './changed-meanwhile.ts';
import { enrolmentObstacle, enrolmentRefusals } from './enrolment.ts';

/** Why nothing was done: the outcome's code, and the field that is to blame. */
export interface AutoPayDecisionRefusal {
  readonly code: OutcomeCode;
  readonly field:
    | 'paymentMethodId'
    | 'cardDataToken'
    | 'debitDay'
    | 'acceptedTerms'
    | 'textVersion'
    | 'scopes'
    | 'scope'
    | 'seen'
    | 'seenMethods'
    | null;
  readonly problem: string;
}

export type AutoPayDecision =
  | { readonly refusals: readonly AutoPayDecisionRefusal[] }
  | { readonly refusals: null; readonly turn: AutoPayTurn };

/** What no outcome of its own tells is a request that is not right. */
const atField = (
  field: AutoPayDecisionRefusal['field'],
  problem: string,
  outcome: OutcomeCode | null = null,
): AutoPayDecisionRefusal => ({ code: outcome ?? 'LW-SYS-060', field, problem });

interface Refused {
  readonly field: 'paymentMethodId' | 'debitDay' | 'terms' | 'scopes' | null;
  readonly outcome: OutcomeCode | null;
  readonly problem: string | object;
}

const told = ({ field, outcome, problem }: Refused): AutoPayDecisionRefusal => {
  if (field === 'terms') return atField('acceptedTerms', 'notAccepted', outcome);
  return atField(field, typeof problem === 'string' ? problem : 'late', outcome);
};

const changedMeanwhile = atField('seen', 'changedMeanwhile', 'LW-APY-044');
const otherMethod = atField('seenMethods', 'changedMeanwhile', 'LW-APY-045');
const walletFull = atField('cardDataToken', 'walletFull', 'LW-WAL-014');

const textRefusals = ({ textVersion }: AcceptedAutoPay): AutoPayDecisionRefusal[] =>
  textVersion === authorizationVersion ? [] : [atField('textVersion', 'outdated')];

/** No account of ours says so yet: where services are managed together, only cards would do. */
const servicesOf = (scope: AutoPayScope): DebitedServices => ({ scope, isMassManaged: false });

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
  const services = servicesOf(scope);
  const obstacle = enrolmentObstacle(facts, { services, payNow }, today);
  if (obstacle) return { refusals: [atField('scope', obstacle.why, obstacle.outcome)] };
  if (asked.isWalletFull) return { refusals: [walletFull] };
  if (isAnotherNow(method, asked)) return { refusals: [otherMethod] };
  if (debitDay === undefined || !isDayOfMonth(debitDay))
    return { refusals: [atField('debitDay', 'noDayOfMonth')] };
  const refusals = [
    ...enrolmentRefusals(facts, { services, method, debitDay, payNow, acceptedTerms }, today).map(told),
    ...textRefusals(asked),
  ];
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
    turn: { ends: [], begins: [beginAutoPay(facts, enrolment, method, moment, null)] },
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
  if (isChangedMeanwhile(facts, scopes, asked)) return { refusals: [changedMeanwhile] };
  const enrolments = scopes.map((scope) => enrolmentFor(facts, scope));
  const [first = null] = enrolments;
  // A change of mobile service's alone is judged by that enrolment.
  const judged = scopes.includes('allServices') ? facts : { ...facts, autoPay: first, lastAutoPay: null };
  const methodOf = ({ method }: AutoPayEnrolment): PaymentMethod | null =>
    asked.method === undefined
      ? (facts.methods.find(({ id }) => id === method.methodId) ?? null)
      : asked.method;
  if (asked.isWalletFull) return { refusals: [walletFull] };
  if (enrolments.some((one) => one && isAnotherNow(methodOf(one), asked))) return { refusals: [otherMethod] };
  const { debitDay, acceptedTerms } = asked;
  if (debitDay !== undefined && !isDayOfMonth(debitDay))
    return { refusals: [atField('debitDay', 'noDayOfMonth')] };
  const reach = changeReach(judged, moment.now, moment.settings, moment.retries) ?? { reaches: 'nextDebit' };
  const start = startOfChange(reach, today);
  const { method } = asked;
  const refusals = [
    ...autoPayChangeRefusals(judged, { scopes, method, debitDay, acceptedTerms }, false, today, start).map(
      told,
    ),
    ...textRefusals(asked),
  ];
  if (refusals.length > 0) return { refusals };
  const ends = enrolments.flatMap((enrolment) =>
    enrolment ? [{ enrolment, debitDate: stillMadeBy(facts, enrolment, moment) }] : [],
  );
  const last = lastAutoPayOf(facts, today);
  const begins = ends.flatMap(({ enrolment, debitDate }) => {
    const debited = methodOf(enrolment);
    if (!debited) return [];
    const day = asked.debitDay ?? enrolment.debitDay;
    const isSameDay = day === enrolment.debitDay && debitDate === null;
    const from = debitDate === null ? today : start.from;
    const next: AutoPayEnrolment = {
      id: moment.newId(),
      scope: enrolment.scope,
      method: snapshotOf(debited),
      debitDay: day,
      lastDebitDate: (isSameDay ? dealtWith(facts, enrolment) : null) ?? dealtWithBefore(from),
      authorization: authorizationOf(asked, moment),
    };
    return [beginAutoPay(facts, next, debited, moment, debitDate ?? last?.debitDate ?? null)];
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
  if (isChangedMeanwhile(facts, [scope], seen)) return { refusals: [changedMeanwhile] };
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
  if (scope === 'mobile' || lastAutoPayOf(facts, dayIn(now, facts.account.timeZone))) return null;
  const reach = changeReach(facts, now, settings, retries);
  return reach?.reaches === 'theOneAfter' ? reach.stillMade.date : null;
}
