import type { OutcomeCode } from '@linework/domain';
import { resultTransitions, type Stopped, stopOf, waysTo } from '@linework/parts/flow/chart';
import { chosenMethod, stoppedBy } from './wallet.rules.ts';
import type { WalletContext, WalletResult } from './wallet.types.ts';

/** What stands in the way, by code. What is decided anew leads back to where that is done. */
const states = [
  'viewing',
  'gone',
  'full',
  'enteringCard',
  'enteringBankAccount',
  'editingCard',
  'naming',
  'renaming',
  'confirmingDeletion',
  'unavailable',
  'verificationFailed',
  'bankConnectFailed',
  'sessionEnded',
  'serviceUnavailable',
] as const;

const { told, stateOf } = resultTransitions(states, {
  'LW-WAL-010': 'confirmingDeletion',
  'LW-WAL-011': 'viewing',
  'LW-WAL-013': 'viewing',
  'LW-WAL-014': 'full',
  'LW-WAL-017': 'viewing',
  'LW-PAY-011': 'verificationFailed',
  'LW-PAY-012': 'verificationFailed',
  'LW-PAY-030': 'unavailable',
  'LW-PAY-031': 'unavailable',
  'LW-PAY-032': 'unavailable',
  'LW-PAY-033': 'unavailable',
  'LW-PAY-034': 'unavailable',
  'LW-PAY-061': 'bankConnectFailed',
});

interface Answered {
  readonly context: WalletContext;
  readonly event: { readonly output: WalletResult };
}

const doneStates = { added: 'added', edited: 'edited', removed: 'removed' } as const;

/** The form that has to be filled in again: another card, or a token that was for five minutes. */
function formOf({ methodId, form }: WalletContext) {
  if (methodId !== null) return 'editingCard';
  return form === 'card' ? 'enteringCard' : 'enteringBankAccount';
}

/** Where what was asked for is still there, to be asked again. */
function requestOf({ methodId, given }: WalletContext) {
  if (methodId === null) return 'naming';
  return given ? 'editingCard' : 'renaming';
}

function stateOfAnswer({ context, event: { output } }: Answered): string {
  const { ending, outcome } = output;
  if (ending === 'added' || ending === 'edited' || ending === 'removed')
    return output.offeredToPay ? 'offeringPayment' : doneStates[ending];
  switch (outcome) {
    // As it stands now; what somebody else has deleted is there no more.
    case 'LW-WAL-012': {
      const { wallet, methodId } = { ...context, ...(output.wallet && { wallet: output.wallet }) };
      return chosenMethod({ wallet, methodId }) ? 'viewing' : 'gone';
    }
    case 'LW-WAL-015':
    case 'LW-PAY-013':
    case 'LW-PAY-046':
      return formOf(context);
    case 'LW-WAL-016':
    case 'LW-WAL-020':
      return requestOf(context);
    default:
      return outcome === null ? 'serviceUnavailable' : stateOf(outcome);
  }
}

/** After an answer: to the state that tells it. */
export const toldByAnswer = waysTo(
  [...states, 'added', 'edited', 'removed', 'offeringPayment'] as const,
  stateOfAnswer,
  { type: 'keepResult', params: ({ event }: Answered) => event.output } as const,
);

/** After the card-data endpoint refused. */
export const toldByRefusal = told(
  ({ result }: { result: Stopped }) => ({ ...stoppedBy(result), outcome: result.outcome }),
  'keepResult',
);

/** After a port failed: to what the server said, or to the code for a port that did not answer. */
export const toldByFailure = (otherwise: OutcomeCode) =>
  told(({ error }: { error: unknown }) => {
    const stop = stopOf(error, otherwise);
    return { ...stoppedBy(stop), outcome: stop.outcome };
  }, 'keepResult');
