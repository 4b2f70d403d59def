import type { OutcomeCode } from '@linework/domain';
import { resultTransitions, type Stopped, stopOf, waysTo } from '@linework/parts/flow/chart';
import { chosenMethod, stoppedBy } from './wallet.rules.ts';
import type { WalletContext, WalletResult } from './wallet.types.ts';

/** Whatever can happen to any call. */
const ofAnyCall = ['sessionEnded', 'serviceUnavailable'] as const;
const ofCardData = ['verificationFailed', 'unavailable', ...ofAnyCall] as const;

/** Where the answer to a request can lead. */
const waysOfAnswer = {
  adding: [
    'added',
    'offeringPayment',
    'viewing',
    'full',
    'naming',
    'enteringCard',
    'enteringBankAccount',
    ...ofCardData,
  ],
  savingCard: ['edited', 'offeringPayment', 'viewing', 'gone', 'editingCard', ...ofCardData],
  savingName: ['edited', 'offeringPayment', 'viewing', 'gone', 'renaming', ...ofAnyCall],
  deleting: ['removed', 'viewing', 'gone', 'confirmingDeletion', ...ofAnyCall],
} as const;

/** What stands in the way, by code. What is decided anew leads back to where that is done. */
const { stateOf } = resultTransitions<string>([], {
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
  if (outcome === null) return output.offeredToPay ? 'offeringPayment' : ending;
  switch (outcome) {
    // As it stands now; what somebody else has deleted is there no more.
    case 'LW-WAL-012': {
      const wallet = output.wallet ?? context.wallet;
      return chosenMethod({ wallet, methodId: context.methodId }) ? 'viewing' : 'gone';
    }
    case 'LW-WAL-015':
    case 'LW-PAY-013':
    case 'LW-PAY-046':
      return formOf(context);
    case 'LW-WAL-016':
    case 'LW-WAL-020':
      return requestOf(context);
    default:
      return stateOf(outcome);
  }
}

/** To one of some states; what leads to none of them is nobody's fault but ours. */
const among = (states: readonly string[], state: string): string =>
  states.includes(state) ? state : 'serviceUnavailable';

/** After the answer to a request: to the state that tells it. */
export const toldByAnswer = <Request extends keyof typeof waysOfAnswer>(request: Request) =>
  waysTo(waysOfAnswer[request], (asked: Answered) => among(waysOfAnswer[request], stateOfAnswer(asked)), {
    type: 'keepResult',
    params: ({ event }: Answered) => event.output,
  } as const);

/** After the card-data endpoint refused. */
export const toldByRefusal = waysTo(
  ofCardData,
  ({ event }: { event: { result: Stopped } }) => among(ofCardData, stateOf(event.result.outcome)),
  {
    type: 'keepResult',
    params: ({ event }: { event: { result: Stopped } }) => stoppedBy(event.result),
  } as const,
);

interface Failed {
  readonly event: { readonly error: unknown };
}

/** After a port failed: to what the server said, or to the code for a port that did not answer. */
const toldByFailure = <const State extends string>(states: readonly State[], otherwise: OutcomeCode) =>
  waysTo(states, ({ event }: Failed) => among(states, stateOf(stopOf(event.error, otherwise).outcome)), {
    type: 'keepResult',
    params: ({ event }: Failed) => stoppedBy(stopOf(event.error, otherwise)),
  } as const);

export const bankNotConnected = toldByFailure(['bankConnectFailed', ...ofCardData], 'LW-PAY-061');
export const deletionNotLoaded = toldByFailure(ofAnyCall, 'LW-SYS-010');
