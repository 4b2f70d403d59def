import { z } from 'zod';
import { autoPayScopes, cardBrands, cardFundings } from './method-kinds.ts';

const shared = {
  id: z.string(),
  /** Another one after each edit: what somebody was shown of it is named by that. */
  version: z.number().int().positive(),
  /** The customer's own name for it. */
  name: z.string().nullable(),
  isPreferred: z.boolean(),
  /** Refused by the provider, whatever the account's own restrictions say. */
  isRestricted: z.boolean(),
  lastFourDigits: z.string().length(4),
  /** The Auto Pay enrolments that debit it. */
  usedBy: z.array(z.enum(autoPayScopes)),
};

export const cardSchema = z.object({
  ...shared,
  type: z.literal('creditCard'),
  brand: z.enum(cardBrands),
  /** `YYYY-MM`; the card works through the last day of that month. */
  expirationDate: z.string().regex(/^\d{4}-\d{2}$/),
  nameOnCard: z.string(),
  funding: z.enum(cardFundings),
  postalCode: z.string(),
});
export type CardMethod = z.infer<typeof cardSchema>;

export const bankAccountSchema = z.object({
  ...shared,
  type: z.literal('bankAccount'),
  accountType: z.enum(['checking', 'savings']),
  nameOnAccount: z.string(),
});
export type BankAccountMethod = z.infer<typeof bankAccountSchema>;

/** A saved payment method (TMF670). Numbers are never part of it: a token stays with the processor. */
export const paymentMethodSchema = z.discriminatedUnion('type', [cardSchema, bankAccountSchema]);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type PaymentMethodType = PaymentMethod['type'];

/** What a payment remembers of the method it used, readable after the method is gone. */
export const methodSnapshotSchema = z.object({
  methodId: z.string().nullable(),
  /** The customer's own name for it; `null` for one that was not saved. */
  name: z.string().nullable(),
  type: z.enum(['creditCard', 'bankAccount']),
  brand: z.enum(cardBrands).nullable(),
  accountType: z.enum(['checking', 'savings']).nullable(),
  lastFourDigits: z.string(),
});
export type MethodSnapshot = z.infer<typeof methodSnapshotSchema>;
