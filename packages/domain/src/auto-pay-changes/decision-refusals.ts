import type { AutoPayScope } from '../method/method-kinds.ts';
import { unprovenRefusal } from '../one-time-payment/payment-refusals.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { AcceptedAutoPay, AskedDebit } from './asked-auto-pay.ts';
import { authorizationFor } from './authorization-text.ts';

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
  /** What is wrong with the field, where the code alone does not say it. */
  readonly problem: string | null;
}

/** What no outcome of its own tells is a request that is not right. */
export const atField = (
  field: AutoPayDecisionRefusal['field'],
  problem: string,
  outcome: OutcomeCode | null = null,
): AutoPayDecisionRefusal => ({ code: outcome ?? 'LW-SYS-060', field, problem });

interface Refused {
  readonly field: 'paymentMethodId' | 'debitDay' | 'terms' | 'scopes' | null;
  readonly outcome: OutcomeCode | null;
  readonly problem: string | object;
}

/** What the rules of a request found, as a decision tells it. */
export const told = ({ field, outcome, problem }: Refused): AutoPayDecisionRefusal => {
  if (field === 'terms') return atField('acceptedTerms', 'notAccepted', outcome);
  return atField(field, typeof problem === 'string' ? problem : 'late', outcome);
};

export const enrolmentsChanged = atField('seen', 'changedMeanwhile', 'LW-APY-044');
export const methodReplaced = atField('seenMethods', 'changedMeanwhile', 'LW-APY-045');
export const noRoomForMethod = atField('cardDataToken', 'walletFull', 'LW-WAL-014');

/** The text that was accepted is not the one of today, which has to be read and accepted first. */
export const textRefusals = (
  { textVersion }: AcceptedAutoPay,
  scopes: readonly AutoPayScope[],
): AutoPayDecisionRefusal[] =>
  textVersion === authorizationFor(scopes).textVersion
    ? []
    : [atField('textVersion', 'outdated', 'LW-APY-047')];

/**
 * A card's security code, last of all: it is asked for where everything about the method itself is right. Of a new method whose
 * token is over nothing is known any more, so that nothing else is told of it.
 */
export function withProof(
  refusals: readonly AutoPayDecisionRefusal[],
  { method, proof }: Pick<AskedDebit, 'method' | 'proof'>,
): readonly AutoPayDecisionRefusal[] {
  if (proof === null) return refusals;
  const ofOthers = refusals.filter(({ field }) => field !== 'paymentMethodId');
  const isOver = !method && proof === 'notValid';
  const isRight = method && ofOthers.length === refusals.length;
  const unproven = isOver || isRight ? unprovenRefusal(method?.type ?? 'creditCard', proof) : null;
  return unproven ? [...ofOthers, unproven] : refusals;
}
