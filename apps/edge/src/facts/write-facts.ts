import { type AccountFacts, madePayments, openPaymentOf, paymentsOnTheirWay, sum } from '@linework/domain';
import type { Queryable } from '../database/database.ts';
import { authorizationRow, billRow, lineRows, lookedAtFrom, methodRow, paymentRow } from './account-rows.ts';
import { insertAll } from './insert-all.ts';
import { writeHomeCards } from './write-home-cards.ts';

/** How an account that another system kept so far comes into the database: whole, in one transaction. */
export interface ImportedAccount {
  readonly facts: AccountFacts;
  /** The processor's token of each saved method, by the method's id. */
  readonly processorTokens: ReadonlyMap<string, string>;
}

/** Writes an account with its bills, ledger, payments, methods and Auto Pay. Call it inside a transaction. */
export async function writeFacts(transaction: Queryable, imported: ImportedAccount): Promise<void> {
  const { facts, processorTokens } = imported;
  const now = new Date();
  await writeAccount(transaction, facts);
  await insertAll(
    transaction,
    'bill',
    facts.bills.map((bill) => billRow(facts, bill)),
  );
  await insertAll(
    transaction,
    'bill_line',
    facts.bills.flatMap((bill) => lineRows(facts, bill)),
  );
  await insertAll(
    transaction,
    'ledger_entry',
    facts.ledger.map((entry) => ({
      account_id: facts.account.id,
      id: entry.id,
      kind: entry.kind,
      entry_date: entry.date,
      due_date: entry.dueDate,
      amount_cents: entry.amount.cents,
      bill_id: entry.billId,
      payment_id: entry.paymentId,
      recorded_at: now,
    })),
  );
  const tokenOf = (methodId: string | null) => (methodId ? (processorTokens.get(methodId) ?? null) : null);
  await insertAll(
    transaction,
    'payment',
    madePayments(facts).map((payment) => paymentRow(facts, payment, tokenOf(payment.method.methodId))),
  );
  await insertAll(
    transaction,
    'payment_method',
    facts.methods.map((method) => methodRow(facts, method, tokenOf(method.id) ?? '', now)),
  );
  const enrolments = [facts.autoPay, facts.mobileAutoPay].filter((enrolment) => !!enrolment);
  await insertAll(
    transaction,
    'auto_pay_enrolment',
    enrolments.map((autoPay) => ({
      account_id: facts.account.id,
      id: autoPay.id,
      scope: autoPay.scope,
      method_id: autoPay.method.methodId,
      debit_day: autoPay.debitDay,
      last_debit_date: autoPay.lastDebitDate,
      text_version: autoPay.authorization.textVersion,
      language: autoPay.authorization.language,
      accepted_at: autoPay.authorization.acceptedAt,
      accepted_by: autoPay.authorization.acceptedBy,
      due_on: lookedAtFrom(autoPay),
    })),
  );
  await insertAll(
    transaction,
    'auto_pay_authorization',
    enrolments.map((autoPay) => authorizationRow(facts, autoPay)),
  );
  await writeHomeCards(transaction, facts);
}

async function writeAccount(
  transaction: Queryable,
  { account, ledger, payments, devicePayments }: AccountFacts,
): Promise<void> {
  await insertAll(transaction, 'account', [
    {
      id: account.id,
      number: account.number,
      company_name: account.companyName,
      status: account.status,
      service_state: account.serviceState,
      soft_disconnect_date: account.softDisconnectDate,
      card_restricted: account.restrictions.card,
      bank_restricted: account.restrictions.bank,
      online_restricted: account.restrictions.online,
      enterprise_billed: account.enterpriseBilled,
      time_zone: account.timeZone,
      footprint: account.footprint,
      biller_region: account.billerRegion,
      portal_id: account.portalId,
      behind_the_modem: account.behindTheModem,
      cycle_day: account.cycleDay,
      service_address: account.serviceAddress,
      bill_to_address: account.billToAddress,
      services: account.services,
      discount_eligible: account.discountEligible,
      community: account.community,
      mass_managed: account.massManaged,
      paperless_enrolled: account.paperless.enrolled,
      paperless_email: account.paperless.email,
      version: 1,
      posted_cents: sum(ledger.map((entry) => entry.amount)).cents,
      pending_cents: sum(paymentsOnTheirWay(payments).map((payment) => payment.amount)).cents,
      open_payment_id: openPaymentOf({ payments, devicePayments })?.id ?? null,
    },
  ]);
}
