import { z } from 'zod';
import { accountSchema } from '../account/account.ts';
import { autoPayEnrolmentSchema, lastAutoPaySchema } from '../auto-pay/enrolment.ts';
import { customerBillSchema, ledgerEntrySchema } from '../bill/bill.ts';
import { businessDateSchema } from '../dates/business-date-schema.ts';
import { paymentMethodSchema } from '../method/payment-method.ts';
import { mobileAccountSchema } from '../mobile/mobile-account.ts';
import { moneySchema } from '../money/money.ts';
import { paymentSchema } from '../payment/payment.ts';
import { streamingSubscriptionSchema } from '../streaming/streaming-subscription.ts';

const postedEntrySchema = ledgerEntrySchema.extend({
  /** Of a payment that came back, what it had settled: where only what is open is at hand, that shows in nothing else. */
  settled: z
    .array(
      z.object({
        id: z.string(),
        date: businessDateSchema,
        isBill: z.boolean(),
        paid: moneySchema,
        left: moneySchema,
      }),
    )
    .nullish(),
});

/**
 * Everything the rules need to know about one account, from which every answer is derived: the edge reads it from the
 * database, a scenario states it, and both ask the same functions.
 */
export const accountFactsSchema = z.object({
  account: accountSchema,
  bills: z.array(customerBillSchema),
  ledger: z.array(postedEntrySchema),
  payments: z.array(paymentSchema),
  methods: z.array(paymentMethodSchema),
  /** What debits for all that is owed. */
  autoPay: autoPayEnrolmentSchema.nullable(),
  /** What debits for the mobile bill, where mobile service has an enrolment. */
  mobileAutoPay: autoPayEnrolmentSchema.nullish(),
  /** The debit that a change or a cancellation came too late for, until it is made. */
  lastAutoPay: lastAutoPaySchema.nullish(),
  /** The same of the mobile bill. */
  lastMobileAutoPay: lastAutoPaySchema.nullish(),
  /** Mobile service, where there is any: billed apart, and no part of the ledger. */
  mobile: mobileAccountSchema.nullish(),
  /** Payments of the mobile bill and of devices: no part of the ledger either, and none of `payments`. */
  devicePayments: z.array(paymentSchema).optional(),
  /** The streaming services that are subscribed to through the account. */
  subscriptions: z.array(streamingSubscriptionSchema).optional(),
});
export type AccountFacts = z.infer<typeof accountFactsSchema>;
