import type { CardDataToken, TokenisedMethod } from '../../ports/card-data.types.ts';
import type { Stopped } from './stopped.ts';

/** What a customer can do about the method, in every flow that asks for one. */
export type MethodEvent =
  | { type: 'savedMethod.submitted'; methodId: string; token: CardDataToken | null }
  | { type: 'newMethod.submitted'; token: CardDataToken; method: TokenisedMethod; save: boolean }
  /** The new method given before stands. */
  | { type: 'newMethod.kept' }
  | { type: 'card.requested' }
  | { type: 'bankAccount.requested' }
  | { type: 'bankNumbers.requested' }
  | { type: 'bankConnection.started' }
  /** The card-data endpoint refused for a reason that no field of the form is to blame for. */
  | { type: 'cardData.refused'; result: Stopped }
  | { type: 'expiringCard.confirmed' }
  | { type: 'expiringCard.refused' };

/** How the states of a new method lead on in a flow. */
export interface NewMethodWays<Moves, Given, Refused, BankAnswered, BankFailed, Elsewhere> {
  /** To its other steps. */
  readonly moves: Moves;
  /** With the new method. */
  readonly given: Given;
  /** After the card-data endpoint refused. */
  readonly refused: Refused;
  /** Once the customer is back from their bank. */
  readonly bankAnswered: BankAnswered;
  /** Where their bank could not be reached. */
  readonly bankFailed: BankFailed;
  /** The flow's other ways on from the screen that says so. */
  readonly elsewhere: Elsewhere;
}

/**
 * The states in which a new method is given, beside `choosingMethod`: part of a chart whose guard `hasBankConnect` says
 * whether banks can be connected, and whose actor `connectBank` does it.
 */
export const newMethodStates = <
  Moves extends object,
  const Given,
  const Refused,
  const BankAnswered,
  const BankFailed,
  const Elsewhere extends object,
>({
  moves,
  given,
  refused,
  bankAnswered,
  bankFailed,
  elsewhere,
}: NewMethodWays<Moves, Given, Refused, BankAnswered, BankFailed, Elsewhere>) => {
  const toBankOrNumbers = {
    'bankConnection.started': 'waitingForBank',
    'bankNumbers.requested': 'enteringBankAccount',
  } as const;
  const asking = { on: { ...moves, ...toBankOrNumbers, 'step.back': 'choosingMethod' } } as const;
  return {
    enteringCard: {
      on: {
        ...moves,
        'step.back': 'choosingMethod',
        'newMethod.submitted': given,
        'cardData.refused': refused,
      },
    },
    /** A step of its own; the numbers may always be typed instead. */
    connectingBank: asking,
    /** The same, told that no account was connected: the customer is back from their bank without one. */
    noAccountConnected: asking,
    /** On the way to the bank, whose page takes the place of this one, and on the way back. */
    waitingForBank: {
      invoke: { src: 'connectBank', onDone: bankAnswered, onError: bankFailed },
      on: { ...moves, 'step.back': 'connectingBank', 'bankNumbers.requested': 'enteringBankAccount' },
    },
    /** It may be there the next time: its page is opened again. */
    bankConnectFailed: { on: { ...elsewhere, ...toBankOrNumbers } },
    enteringBankAccount: {
      on: {
        ...moves,
        'step.back': [{ guard: 'hasBankConnect', target: 'connectingBank' }, { target: 'choosingMethod' }],
        'newMethod.submitted': given,
        'cardData.refused': refused,
      },
    },
  } as const;
};

/** Where the choice of a method leads in a flow. */
export interface ChosenMethodWays<Next, Refused> {
  /** What is asked next, where the other answers do not go with it or are not there. */
  readonly next: Next;
  /** After the card-data endpoint refused. */
  readonly refused: Refused;
}

/**
 * Choosing what pays, and the question about a card that expires soon: part of a chart whose guard `isComplete` says whether
 * everything is there with this answer, `hasMethod` whether a method is, `isExpiringCard` and `hasBankConnect` what they say;
 * its action `keepAnswer` keeps what was answered, `forgetMethod` that nothing is chosen.
 */
export const chosenMethodStates = <const Next extends string, const Refused>({
  next,
  refused,
}: ChosenMethodWays<Next, Refused>) =>
  ({
    /** What can be done in `choosingMethod`, beside the flow's own ways. */
    choosing: {
      'savedMethod.submitted': [
        { guard: 'isExpiringCard', target: 'confirmingExpiringCard', actions: 'keepAnswer' },
        { guard: 'isComplete', target: 'preparingReview', actions: 'keepAnswer' },
        { target: next, actions: 'keepAnswer' },
      ],
      'newMethod.kept': [
        { guard: 'isComplete', target: 'preparingReview' },
        { guard: 'hasMethod', target: next },
      ],
      'card.requested': 'enteringCard',
      'bankAccount.requested': [
        { guard: 'hasBankConnect', target: 'connectingBank' },
        { target: 'enteringBankAccount' },
      ],
      'cardData.refused': refused,
    },
    confirmingExpiringCard: {
      on: {
        'expiringCard.confirmed': [{ guard: 'isComplete', target: 'preparingReview' }, { target: next }],
        'expiringCard.refused': { target: 'choosingMethod', actions: 'forgetMethod' },
        'step.back': { target: 'choosingMethod', actions: 'forgetMethod' },
      },
    },
  }) as const;
