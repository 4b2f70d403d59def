import type { PaymentStatus } from '@linework/domain';
import type { Queryable } from '../database/database.ts';
import type { Charge } from '../processor/processor-port.ts';
import type { Breach } from './audit-report.ts';

export interface OurPayment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amount_cents: number;
  readonly charge_id: string | null;
}

export const accepted: ReadonlySet<PaymentStatus> = new Set(['pending', 'successful', 'returned']);
/** Their end is not known here yet: a charge, or none, is no contradiction. */
const checking: ReadonlySet<PaymentStatus> = new Set(['running', 'unknown']);

/** Every payment that money may have moved for, as this edge made it. Another system's are not this processor's. */
export async function ownPayments(database: Queryable): Promise<OurPayment[]> {
  return await database.query<OurPayment>(
    'SELECT id, status, amount_cents, charge_id FROM payment WHERE NOT imported',
  );
}

/** Compares both records: each accepted payment has exactly one charge, each charge that took money one such payment. */
export function compareRecords(payments: readonly OurPayment[], charges: readonly Charge[]): Breach[] {
  const byPayment = Map.groupBy(charges.filter(tookMoney), ({ paymentId }) => paymentId);
  const known = new Map(payments.map((payment) => [payment.id, payment]));
  return [
    ...payments.flatMap((payment) => paymentBreaches(payment, byPayment.get(payment.id) ?? [])),
    ...charges.filter(tookMoney).flatMap((charge) => chargeBreaches(charge, known.get(charge.paymentId))),
  ];
}

export const tookMoney = ({ status }: Charge): boolean => status !== 'declined';

function paymentBreaches(payment: OurPayment, charges: readonly Charge[]): Breach[] {
  if (!accepted.has(payment.status)) return [];
  const breach = (what: string): Breach[] => [
    { rule: 'payment-has-one-charge', sentence: `Payment ${payment.id} is ${payment.status}, but ${what}` },
  ];
  const [charge, ...more] = charges;
  if (!charge) return breach('the processor has no charge for it');
  if (more.length > 0) return breach(`the processor charged it ${charges.length} times`);
  if (charge.amount.cents !== payment.amount_cents) {
    return breach(`the processor charged ${charge.amount.cents} cents instead of ${payment.amount_cents}`);
  }
  return charge.chargeId === payment.charge_id ? [] : breach('names another charge than the processor');
}

function chargeBreaches(charge: Charge, payment: OurPayment | undefined): Breach[] {
  const breach = (what: string): Breach[] => [
    { rule: 'charge-has-one-payment', sentence: `The processor's charge ${charge.chargeId} ${what}` },
  ];
  if (!payment) return breach(`is for payment ${charge.paymentId}, which is not there`);
  if (accepted.has(payment.status) || checking.has(payment.status)) return [];
  return breach(`took money for payment ${payment.id}, which is ${payment.status}`);
}
