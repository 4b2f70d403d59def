import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { offeredToPay } from './preferred-method.ts';
import type { WalletAnswer } from './wallet-answer.ts';
import type { WalletDecision, WalletDone } from './wallet-decision.ts';

/** What is told of a decision, beside how the wallet stands and what support finds it by. */
export type ToldOfWallet = Omit<WalletAnswer, 'wallet' | 'reference'>;

const nothing = { outcome: null, offeredToPay: null, lastChange: null, refusals: [] } as const;

/** A decision that changes nothing. @param methodId of the method that was asked about */
export function toldOfUndone(
  decision: Exclude<WalletDecision, WalletDone>,
  methodId: string | null,
): ToldOfWallet {
  if (decision.ending === 'refused') {
    const { refusals } = decision;
    return {
      ...nothing,
      ending: 'refused',
      outcome: refusals[0].code,
      methodId: decision.methodId,
      refusals,
    };
  }
  const { field, lastChange } = decision;
  const outcome = 'LW-WAL-012';
  const refusals = [{ code: outcome, field, problem: 'changedMeanwhile' }] as const;
  return { ...nothing, ending: 'changedMeanwhile', outcome, methodId, lastChange, refusals };
}

/** A decision that was written down. A method that is new or was put right may pay what is due. @param facts as they are then */
export function toldOfDone(decision: WalletDone, facts: AccountFacts, today: BusinessDate): ToldOfWallet {
  const { ending } = decision;
  const method = ending === 'edited' ? decision.after : decision.method;
  const isPutRight = ending === 'added' || (ending === 'edited' && decision.replaced !== null);
  const offered = isPutRight ? offeredToPay(facts, method, today) : null;
  return { ...nothing, ending, methodId: method.id, offeredToPay: offered };
}

/** Bank or card network does not let Auto Pay go on so, or cannot be asked now: nothing was changed. */
export function toldNotAgreed(decision: WalletDone, says: 'refused' | 'away'): ToldOfWallet {
  const isEdited = decision.ending === 'edited';
  const methodId = isEdited ? decision.after.id : decision.method.id;
  if (isEdited && says === 'refused') {
    const outcome = 'LW-PAY-034';
    const refusals = [{ code: outcome, field: 'cardDataToken', problem: 'notAgreed' }] as const;
    return { ...nothing, ending: 'refused', outcome, methodId, refusals };
  }
  const outcome = decision.ending === 'removed' ? 'LW-WAL-010' : 'LW-WAL-020';
  return {
    ...nothing,
    ending: 'failed',
    outcome,
    methodId,
    refusals: [{ code: outcome, field: null, problem: null }],
  };
}
