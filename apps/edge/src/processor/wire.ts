import { cardBrands, moneySchema } from '@linework/domain';
import { z } from 'zod';
import { agreementAnswers, declineReasons } from './processor-port.ts';

/*
 * What goes between edge and processor. The processor's door is not reachable from outside, and the messages that
 * carry a number or a security code are the only ones that ever do.
 */

export const processorHeaders = { sandbox: 'x-sandbox', now: 'x-sandbox-now' } as const;

export const tokenBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('creditCard'), cardNumber: z.string(), expiration: z.string() }),
  z.object({
    type: z.literal('bankAccount'),
    routingNumber: z.string(),
    accountNumber: z.string(),
    accountType: z.enum(['checking', 'savings']),
  }),
]);
export const verificationBody = z.object({ token: z.string(), securityCode: z.string().nullable() });
export const agreementBody = z.object({ from: z.string().nullable(), to: z.string().nullable() });
export const paymentBody = z.object({ paymentId: z.uuid() });
export const returnBody = z.object({ paymentId: z.uuid(), returnCode: z.string().default('R01') });
export const chargeBody = z.object({ paymentId: z.uuid(), token: z.string(), amount: moneySchema });
export const faultBody = z.object({
  mode: z.enum(['none', 'down', 'silentBeforeCharge', 'silentAfterCharge']),
});

export const tokenizedAnswer = z.object({
  token: z.string(),
  type: z.enum(['creditCard', 'bankAccount']),
  brand: z.enum(cardBrands).nullable(),
  funding: z.enum(['credit', 'debit', 'prepaid', 'rechargeable']).nullable(),
  lastFourDigits: z.string(),
  fingerprint: z.string().nullable().default(null),
});

export const verificationAnswer = z.discriminatedUnion('verified', [
  z.object({ verified: z.literal(true) }),
  z.object({ verified: z.literal(false), reason: z.enum(['securityCode', 'method']) }),
]);

export const agreementAnswer = z.object({ answer: z.enum(agreementAnswers) });

const charge = {
  paymentId: z.string(),
  chargeId: z.string(),
  amount: moneySchema,
  recordedAt: z.string(),
};
export const chargeAnswer = z.discriminatedUnion('status', [
  z.object({ ...charge, status: z.enum(['approved', 'pending', 'settled']) }),
  z.object({ ...charge, status: z.literal('declined'), reason: z.enum(declineReasons) }),
  z.object({
    ...charge,
    status: z.literal('returned'),
    returnedAt: z.string(),
    returnCode: z.string().nullable().default(null),
  }),
]);
/**
 * What the processor itself says with 503 where it takes no requests: it did nothing of what was asked, and of a charge it has
 * no record either. What stands in front of it may answer 503 after it passed the request on, and says no such thing.
 */
export const unavailableAnswer = z.object({ error: z.literal('unavailable'), nothingTaken: z.literal(true) });
export type UnavailableAnswer = z.infer<typeof unavailableAnswer>;
export const abandonAnswer = z.object({ charge: chargeAnswer.nullable() });
export const chargesAnswer = z.object({ charges: z.array(chargeAnswer) });
