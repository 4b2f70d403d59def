import { randomUUID } from 'node:crypto';
import type { AccountFacts, PaymentStatus } from '@linework/domain';

/** The id of a payment of the account that stands so; empty where there is none. */
export const idOf = ({ payments }: AccountFacts, status: PaymentStatus): string =>
  payments.find((payment) => payment.status === status)?.id ?? '';

/** Another customer's, nobody's, and what is no id at all. */
export const noPayments = [randomUUID(), 'none', ''];
