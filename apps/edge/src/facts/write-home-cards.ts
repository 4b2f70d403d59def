import type { AccountFacts } from '@linework/domain';
import type { Queryable } from '../database/database.ts';
import { insertAll } from './insert-all.ts';

/** Writes what other billers state of an account: its mobile service with its devices, and streaming subscriptions. */
export async function writeHomeCards(transaction: Queryable, facts: AccountFacts): Promise<void> {
  const { mobile, subscriptions = [] } = facts;
  const account_id = facts.account.id;
  if (mobile) {
    const { status, serviceState, pastDue } = mobile;
    await insertAll(transaction, 'mobile_account', [
      { account_id, status, service_state: serviceState, past_due_cents: pastDue.cents },
    ]);
  }
  await insertAll(
    transaction,
    'mobile_device',
    (mobile?.devices ?? []).map(({ id, name, lineLastFour, balance, monthlyAmount, installmentsLeft }) => ({
      account_id,
      id,
      name,
      line_last_four: lineLastFour,
      balance_cents: balance.cents,
      monthly_cents: monthlyAmount.cents,
      installments_left: installmentsLeft,
    })),
  );
  await insertAll(
    transaction,
    'mobile_order',
    (mobile?.orders ?? []).map(({ id, number, orderedOn, shipments, items, taxes, payment }) => ({
      account_id,
      id,
      number,
      ordered_on: orderedOn,
      shipments,
      items,
      taxes,
      payment,
    })),
  );
  await insertAll(
    transaction,
    'mobile_activity',
    (mobile?.activity ?? []).map(({ id, kind, date, dueDate, isBill, amount, payment }) => ({
      account_id,
      id,
      kind,
      entry_date: date,
      due_date: dueDate,
      is_bill: isBill,
      amount_cents: amount.cents,
      payment,
    })),
  );
  await insertAll(
    transaction,
    'streaming_subscription',
    subscriptions.map(({ id, service, plan, price, status, nextChargeDate, endDate }) => ({
      account_id,
      id,
      service,
      plan_en: plan.en,
      plan_es: plan.es,
      price_cents: price.cents,
      status,
      next_charge_date: nextChargeDate,
      end_date: endDate,
    })),
  );
}
