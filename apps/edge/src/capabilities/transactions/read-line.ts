import {
  askedByLine,
  type BillingSummary,
  businessDateSchema,
  type ListedTransaction,
  ledgerKinds,
  moneySchema,
  paymentSchema,
} from '@linework/domain';
import { z } from 'zod';

const lineSchema = z.object({
  id: z.string(),
  kind: z.enum(ledgerKinds),
  date: businessDateSchema,
  postedDate: businessDateSchema.nullable(),
  amount: moneySchema,
  isBill: z.boolean(),
  dueDate: businessDateSchema.nullable(),
  payment: paymentSchema.nullable(),
  cancelledDate: businessDateSchema.nullable(),
  refunded: moneySchema.nullable(),
});

/** Reads lines of an account that stands so; a charge says how it stands itself. */
export const lineReader =
  (summary: BillingSummary) =>
  (line: unknown): ListedTransaction => {
    const read = lineSchema.parse(line);
    const isAsked = read.kind === 'charge' || read.kind === 'return';
    if (!isAsked) return { ...read, dueDate: null, standing: null, left: null, isUnconfirmed: false };
    return { ...read, ...askedByLine(read, summary) };
  };
