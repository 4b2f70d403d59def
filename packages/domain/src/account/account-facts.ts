import { z } from 'zod';
import { customerBillSchema, ledgerEntrySchema } from '../billing/bill.ts';
import { autoPayEnrolmentSchema } from '../payment/enrolment.ts';
import { paymentSchema } from '../payment/payment.ts';
import { paymentMethodSchema } from '../payment/payment-method.ts';
import { accountSchema } from './account.ts';

/**
 * Everything the rules need to know about one account, from which every answer is derived: the edge reads it from the
 * database, a scenario states it, and both ask the same functions.
 */
export const accountFactsSchema = z.object({
  account: accountSchema,
  bills: z.array(customerBillSchema),
  ledger: z.array(ledgerEntrySchema),
  payments: z.array(paymentSchema),
  methods: z.array(paymentMethodSchema),
  autoPay: autoPayEnrolmentSchema.nullable(),
});
export type AccountFacts = z.infer<typeof accountFactsSchema>;
