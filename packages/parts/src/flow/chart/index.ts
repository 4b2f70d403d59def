export { type AnswerToAddress, answerToAddress, type FlowPlaces, type PlaceIn } from './address.ts';
export { answerWays } from './answer-ways.ts';
export {
  askUntilAnswered,
  notProvided,
  saveAttemptWith,
  type Wait,
  wait,
} from './attempts.ts';
export { type BankAnswered, bankWays } from './bank-ways.ts';
export { backWithoutConnection, isCutOff } from './cut-off.ts';
export { type Attempt, attemptSchema, draftFormat, draftsInTurn, withoutWaiting } from './drafts.ts';
export type { AttemptPorts, BankPorts, CardDataPorts, ConnectedBank, DraftPorts } from './flow-ports.ts';
export { keyedAttempts } from './keyed-attempts.ts';
export {
  askedForAgain,
  cardExpiration,
  isExpiringCard,
  isUsable,
  type MethodAnswers,
  type MethodChoice,
  type MethodNotKept,
  methodLeftOut,
  methodOption,
  methodThatPays,
  payingType,
  withoutToken,
  worksOn,
} from './method-choice.ts';
export { chosenMethodStates, type MethodEvent, newMethodStates } from './method-states.ts';
export { isTextNew, withoutNewText } from './new-text.ts';
export {
  optionsAfter,
  type PaymentResult,
  resultOf,
  stoppedBy,
  withPaymentResult,
} from './payment-results.ts';
export { type PaymentPorts, sendPayment, watchUntilSettled, withFiguresAfter } from './payment-sending.ts';
export { leadsTo, resultTransitions, type SharedResultState, waysTo } from './result-transitions.ts';
export { isBeforeLooking, type Stopped, stopOf, stopOfSending } from './stopped.ts';
