import {
  type AccountFacts,
  addDays,
  dayIn,
  type MobileDevice,
  type MobileLine,
  mobileBillId,
  sum,
} from '@linework/domain';
import type { Queryable } from '../database/database.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { insertAll } from './insert-all.ts';

/** Writes what other billers state of an account: its mobile service with its devices, and streaming subscriptions. */
export async function writeHomeCards(transaction: Queryable, facts: AccountFacts): Promise<void> {
  const { mobile, subscriptions = [] } = facts;
  const account_id = facts.account.id;
  if (mobile) {
    const { status, serviceState, pastDue, bill } = mobile;
    await insertAll(transaction, 'mobile_account', [
      {
        account_id,
        status,
        service_state: serviceState,
        past_due_cents: pastDue.cents,
        bill_cents: bill?.amount.cents ?? null,
        bill_due_date: bill?.dueDate ?? null,
      },
    ]);
  }
  await insertAll(
    transaction,
    'mobile_device',
    (mobile?.devices ?? []).map((device) => ({
      account_id,
      id: device.id,
      name: device.name,
      line_last_four: device.lineLastFour,
      balance_cents: device.balance.cents,
      monthly_cents: device.monthlyAmount.cents,
      installments_left: device.installmentsLeft,
      next_installment: device.nextInstallment,
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
    'mobile_bill_line',
    (mobile?.activity ?? []).flatMap(billLineRows(account_id)),
  );
  await insertAll(
    transaction,
    'device_entry',
    [...(mobile?.devices ?? []), ...billOf(facts)].flatMap((owed) => entriesOf(facts, owed)),
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

const billLineRows =
  (account_id: string) =>
  ({ id: bill_id, lines = [] }: MobileLine) =>
    lines.map(({ id, kind, phone, description, amount, installmentsLeft }, position) => ({
      account_id,
      bill_id,
      position,
      id,
      kind,
      line_last_four: phone?.lastFour ?? null,
      device_name: phone?.deviceName ?? null,
      description_en: description.en,
      description_es: description.es,
      amount_cents: amount.cents,
      installments_left: installmentsLeft,
    }));

type Owed = Pick<MobileDevice, 'id' | 'balance'>;

/** The mobile bill has a ledger among those of the devices, where its biller has stated one. */
const billOf = (facts: AccountFacts): Owed[] =>
  facts.mobile?.bill ? [{ id: mobileBillId(facts), balance: facts.mobile.bill.amount }] : [];

/** A device's ledger, or the mobile bill's: what it came to before anything was paid here, and what was. */
function entriesOf({ account, devicePayments = [] }: AccountFacts, { id: deviceId, balance }: Owed) {
  const now = new Date();
  const paid = devicePayments.filter(
    ({ device, status }) => device?.id === deviceId && status === 'successful',
  );
  const entry = { account_id: account.id, device_id: deviceId, recorded_at: now };
  const first = paid.map(({ paymentDate }) => paymentDate).toSorted()[0];
  const opening = {
    ...entry,
    id: uuidV7(),
    kind: 'opening',
    entry_date: first ? addDays(first, -1) : dayIn(now, account.timeZone),
    amount_cents: sum([balance, ...paid.map(({ amount }) => amount)]).cents,
    payment_id: null,
  };
  const payments = paid.map((payment) => ({
    ...entry,
    id: uuidV7(),
    kind: 'payment',
    entry_date: payment.paymentDate,
    amount_cents: -payment.amount.cents,
    payment_id: payment.id,
  }));
  return [opening, ...payments];
}
