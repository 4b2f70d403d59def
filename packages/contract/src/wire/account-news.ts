import type { AccountNews } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';

export const accountNewsToWire = (news: AccountNews): schema.AccountNews => ({
  restoring: news.restoring,
  callToRestore: news.callToRestore,
  checkingUntil: news.checkingUntil,
  withSupport: news.withSupport.map(paymentToWire),
  failed: news.failed.map(({ payment, how }) => ({ payment: paymentToWire(payment), how })),
  returned: news.returned.map(({ payment, date }) => ({ payment: paymentToWire(payment), date })),
  confirmed: news.confirmed.map(paymentToWire),
});

export const accountNewsFromWire = (wire: graph.AccountNewsFieldsFragment): AccountNews => ({
  restoring: wire.restoring,
  callToRestore: wire.callToRestore,
  checkingUntil: wire.checkingUntil,
  withSupport: wire.withSupport.map(paymentFromWire),
  failed: wire.failed.map(({ payment, how }) => ({ payment: paymentFromWire(payment), how })),
  returned: wire.returned.map(({ payment, date }) => ({ payment: paymentFromWire(payment), date })),
  confirmed: wire.confirmed.map(paymentFromWire),
});
