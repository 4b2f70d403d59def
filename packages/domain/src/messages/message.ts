import { z } from 'zod';
import { businessDateSchema } from '../dates/business-date-schema.ts';
import { autoPayScopes } from '../method/method-kinds.ts';
import { methodSnapshotSchema } from '../method/payment-method.ts';
import { moneySchema } from '../money/money.ts';
import { paidDeviceSchema } from '../payment/paid-device.ts';
import { paymentSchema } from '../payment/payment.ts';
import { browserNames, systemNames } from '../sign-in/device-names.ts';

/** A method as a message names it, as pages do; one that was kept before names were has none. */
export const toldMethodSchema = methodSnapshotSchema.extend({ name: z.string().nullable().default(null) });
export type ToldMethod = z.infer<typeof toldMethodSchema>;

const toldPaymentSchema = paymentSchema
  .pick({
    id: true,
    reference: true,
    status: true,
    statusReason: true,
    returnReason: true,
    returnedDate: true,
    amount: true,
    paymentDate: true,
    requestedAt: true,
    channel: true,
  })
  // What was kept before devices could be paid names none.
  .extend({ method: toldMethodSchema, device: paidDeviceSchema.nullable().default(null) });
export type ToldPayment = z.infer<typeof toldPaymentSchema>;

/** Who did it; `null` where nobody did. */
const by = z.string().nullable();

const authorizationSchema = z.object({
  scope: z.enum(autoPayScopes),
  method: toldMethodSchema,
  debitDay: z.int(),
  textVersion: z.string(),
  language: z.enum(['en', 'es']),
  wording: z.string().nullable(),
  acceptedAt: z.string(),
  acceptedBy: z.string(),
});
export type ToldAuthorization = z.infer<typeof authorizationSchema>;

/** A debit that nobody could confirm yet. What was kept before it was told of says nothing. */
const unconfirmed = toldPaymentSchema
  .pick({ amount: true, paymentDate: true, method: true })
  .nullable()
  .default(null);

/** Messages about one payment as it is then. */
const paymentMessages = [
  'paymentMade',
  'paymentScheduled',
  'paymentCancelled',
  'paymentFailed',
  'paymentReturned',
  'debitFailed',
  'debitMissed',
] as const;
export type PaymentMessage = (typeof paymentMessages)[number];

const secondStepMessages = [
  'secondStepOn',
  'secondStepOff',
  'spareCodesMade',
  'spareCodeUsed',
  'secondStepFailed',
] as const;

const passkeyMessages = ['passkeyAdded', 'passkeyRemoved'] as const;

/** A message as it is kept until it is sent: what happened, as it was then. */
export const messageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(paymentMessages),
    payment: toldPaymentSchema,
    by,
  }),
  z.object({
    kind: z.literal('paymentChanged'),
    payment: toldPaymentSchema,
    before: toldPaymentSchema.pick({ amount: true, paymentDate: true, method: true }),
    /** RFC 3339. */
    changedAt: z.string(),
    by,
  }),
  z.object({
    kind: z.enum(['autoPayOn', 'autoPayChanged']),
    enrolmentId: z.string(),
    authorization: authorizationSchema,
    /** The debit that the change came too late for. */
    lastDebit: businessDateSchema.nullable(),
    /** It goes to the method before. */
    unconfirmed,
  }),
  z.object({
    kind: z.literal('autoPayOff'),
    enrolmentId: z.string(),
    scope: z.enum(autoPayScopes),
    method: toldMethodSchema,
    lastDebit: businessDateSchema.nullable(),
    unconfirmed,
    /** Whether the bank or card network gave it up, and nobody asked for it. */
    wasGivenUp: z.boolean(),
    by,
  }),
  z.object({
    kind: z.literal('debitComing'),
    enrolmentId: z.string(),
    // What was kept before the mobile bill was debited was of all services.
    scope: z.enum(autoPayScopes).default('allServices'),
    method: toldMethodSchema,
    amount: moneySchema,
    date: businessDateSchema,
    leavesOn: businessDateSchema,
    changeBy: businessDateSchema,
  }),
  z.object({
    kind: z.literal('cardExpiring'),
    method: toldMethodSchema,
    /** The last day on which it works. */
    lastDay: businessDateSchema,
    isForAutoPay: z.boolean(),
  }),
  z.object({ kind: z.enum(['methodAdded', 'methodRemoved']), method: toldMethodSchema, by }),
  // The code itself is kept nowhere: whoever sends it knows how it follows from the recovery.
  z.object({
    kind: z.literal('passwordCode'),
    recoveryId: z.string(),
    username: z.string(),
    expiresAt: z.string(),
  }),
  z.object({ kind: z.literal('usernameReminder'), username: z.string() }),
  z.object({ kind: z.literal('passwordChanged'), username: z.string(), changedAt: z.string() }),
  // To an address that is nobody's yet; this code too is kept nowhere.
  z.object({ kind: z.literal('emailCode'), codeId: z.string(), expiresAt: z.string() }),
  z.object({ kind: z.literal('signInCreated'), username: z.string(), createdAt: z.string() }),
  /** To the account's owner: somebody made a sign-in of their own with a bill. */
  z.object({
    kind: z.literal('signInAdded'),
    name: z.string(),
    createdAt: z.string(),
    /** Messages written before there were two say nothing, and were of the second. */
    role: z.enum(['PRIMARY', 'STANDARD']).default('STANDARD'),
  }),
  z.object({
    kind: z.literal('newDevice'),
    username: z.string(),
    browser: z.enum(browserNames),
    system: z.enum(systemNames),
    signedInAt: z.string(),
  }),
  z.object({
    kind: z.enum(secondStepMessages),
    username: z.string(),
    changedAt: z.string(),
  }),
  z.object({
    kind: z.enum(passkeyMessages),
    username: z.string(),
    /** As its owner named it; else it is told by what made it. */
    name: z.string().nullable(),
    browser: z.enum(browserNames),
    system: z.enum(systemNames),
    changedAt: z.string(),
  }),
]);
export type Message = z.infer<typeof messageSchema>;
/** What is told of a second step of signing in and its recovery codes. */
export type SecondStepMessage = Extract<Message, { readonly kind: (typeof secondStepMessages)[number] }>;
/** What is told of passkeys. */
export type PasskeyMessage = Extract<Message, { readonly kind: (typeof passkeyMessages)[number] }>;

/** Something that is to be told, once: two of one account with the same key are the same. */
export interface MessageEvent {
  readonly key: string;
  readonly message: Message;
  /** Whom it concerns beside the account's owner; of signing in nobody else is told. */
  readonly concerns: readonly string[];
}
