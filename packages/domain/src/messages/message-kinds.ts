/** What a customer is told of money that moves, or may move, without them at the page; and of how they sign in. */
export const messageKinds = [
  'paymentMade',
  'paymentScheduled',
  'paymentChanged',
  'paymentCancelled',
  'paymentFailed',
  'paymentReturned',
  'autoPayOn',
  'autoPayChanged',
  'autoPayOff',
  'debitComing',
  'debitFailed',
  'debitMissed',
  'cardExpiring',
  'methodAdded',
  'methodRemoved',
  'passwordCode',
  'usernameReminder',
  'passwordChanged',
  'emailCode',
  'signInCreated',
  'signInAdded',
  'newDevice',
  'secondStepOn',
  'secondStepOff',
  'spareCodesMade',
  'spareCodeUsed',
  'secondStepFailed',
  'passkeyAdded',
  'passkeyRemoved',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a customer may do without: a record of what they did themselves, and of what their wallet keeps. */
export const optionalMessages = [
  'paymentMade',
  'paymentScheduled',
  'paymentChanged',
  'paymentCancelled',
  'cardExpiring',
  'methodAdded',
  'methodRemoved',
] as const satisfies readonly MessageKind[];
export type OptionalMessage = (typeof optionalMessages)[number];

/** Whether a kind of message can be switched off; authorizations, notices of debits, what failed or came back and what is about signing in can't. */
export const isOptionalMessage = (kind: MessageKind): kind is OptionalMessage =>
  optionalMessages.some((optional) => optional === kind);

/** What messages tell of. */
export const messageTopics = ['payments', 'autoPay', 'methods', 'signIn'] as const;
export type MessageTopic = (typeof messageTopics)[number];

const topicOf = {
  paymentMade: 'payments',
  paymentScheduled: 'payments',
  paymentChanged: 'payments',
  paymentCancelled: 'payments',
  paymentFailed: 'payments',
  paymentReturned: 'payments',
  autoPayOn: 'autoPay',
  autoPayChanged: 'autoPay',
  autoPayOff: 'autoPay',
  debitComing: 'autoPay',
  debitFailed: 'autoPay',
  debitMissed: 'autoPay',
  cardExpiring: 'methods',
  methodAdded: 'methods',
  methodRemoved: 'methods',
  passwordCode: 'signIn',
  usernameReminder: 'signIn',
  passwordChanged: 'signIn',
  emailCode: 'signIn',
  signInCreated: 'signIn',
  signInAdded: 'signIn',
  newDevice: 'signIn',
  secondStepOn: 'signIn',
  secondStepOff: 'signIn',
  spareCodesMade: 'signIn',
  spareCodeUsed: 'signIn',
  secondStepFailed: 'signIn',
  passkeyAdded: 'signIn',
  passkeyRemoved: 'signIn',
} as const satisfies Record<MessageKind, MessageTopic>;

/** Whether a kind of message is about how somebody signs in: theirs alone, and about no account. */
export const isAboutSignIn = (kind: MessageKind): boolean => topicOf[kind] === 'signIn';

/** The kinds of a topic: what can be switched off, and what is always told. */
export function kindsOf(topic: MessageTopic) {
  const kinds = messageKinds.filter((kind) => topicOf[kind] === topic);
  return {
    optional: kinds.filter(isOptionalMessage),
    always: kinds.filter((kind) => !isOptionalMessage(kind)),
  };
}
