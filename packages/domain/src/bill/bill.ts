import { z } from 'zod';
import { businessDateSchema } from '../dates/business-date-schema.ts';
import { moneySchema } from '../money/money.ts';
import { billKinds, billLineKinds, billServices, ledgerKinds } from './bill-kinds.ts';

/** What the provider calls a thing, in each of the portal's languages. */
export const localizedTextSchema = z.object({ en: z.string(), es: z.string() });
export type LocalizedText = z.infer<typeof localizedTextSchema>;

export const billLineSchema = z.object({
  id: z.string(),
  kind: z.enum(billLineKinds),
  service: z.enum(billServices),
  description: localizedTextSchema,
  /** What the charge is, in a sentence; `null` where its name says it all. */
  explanation: localizedTextSchema.nullable(),
  amount: moneySchema,
  /** The days that it is for, where they are not the bill's own: a part of a month. */
  serviceFrom: businessDateSchema.nullable(),
  serviceTo: businessDateSchema.nullable(),
});
export type BillLine = z.infer<typeof billLineSchema>;

/** A statement (TMF678 CustomerBill). `amount` is the bill's own new charges, the sum of its lines. */
export const customerBillSchema = z.object({
  id: z.string(),
  kind: z.enum(billKinds),
  billDate: businessDateSchema,
  dueDate: businessDateSchema,
  serviceFrom: businessDateSchema,
  serviceTo: businessDateSchema,
  amount: moneySchema,
  /** Whether the statement is out: that takes 24 to 48 hours from the bill date. */
  isReleased: z.boolean(),
  lines: z.array(billLineSchema),
  /** What the provider tells with this bill. */
  news: z.array(localizedTextSchema),
});
export type CustomerBill = z.infer<typeof customerBillSchema>;

/** A bill as a list of bills tells it: what it came to and what that is made of. */
export interface ListedBill extends Pick<CustomerBill, 'id' | 'kind' | 'billDate' | 'dueDate' | 'amount'> {
  readonly lines: readonly Pick<BillLine, 'kind' | 'description' | 'amount'>[];
}

/**
 * One line of the append-only ledger. `amount` is signed: what the customer owes grows by it (charges and returned
 * payments are positive, payments and credits negative). A charge, and a returned payment, has the day it falls due.
 */
export const ledgerEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(ledgerKinds),
  date: businessDateSchema,
  dueDate: businessDateSchema.nullable(),
  amount: moneySchema,
  billId: z.string().nullable(),
  paymentId: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;
