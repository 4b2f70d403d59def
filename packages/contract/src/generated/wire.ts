// Written from packages/contract/src/wire/*.ts; after adding or removing one, run `npm run lists`.
export * from '../wire/account-news.ts';
export * from '../wire/auto-pay.ts';
export * from '../wire/auto-pay-enrolment.ts';
export * from '../wire/auto-pay-managed.ts';
export * from '../wire/auto-pay-overview.ts';
export * from '../wire/auto-pay-previews.ts';
export * from '../wire/auto-pay-requests.ts';
export * from '../wire/balance.ts';
export * from '../wire/billing-summary.ts';
export * from '../wire/bills.ts';
export * from '../wire/money.ts';
export * from '../wire/payment.ts';
export * from '../wire/payment-method.ts';
export * from '../wire/payment-options.ts';
export * from '../wire/requested-payment.ts';
export * from '../wire/scheduled-payments.ts';
export * from '../wire/wallet.ts';
