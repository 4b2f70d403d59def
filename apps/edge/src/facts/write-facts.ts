import {
  type AccountFacts,
  type AutoPayEnrolment,
  addDays,
  givenWith,
  openPaymentOf,
  type Payment,
  type PaymentMethod,
  paymentsOnTheirWay,
  sum,
} from '@linework/domain';
import type { Queryable } from '../database/database.ts';
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
    [...facts.payments, ...(facts.devicePayments ?? [])].map((payment) =>
      paymentRow(facts, payment, tokenOf(payment.method.methodId)),
    ),
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
      due_on: autoPay.scope === 'mobile' ? null : lookedAtFrom(autoPay),
    })),
  );
  await insertAll(
    transaction,
    'auto_pay_authorization',
    enrolments.map((autoPay) => authorizationRow(facts, autoPay)),
  );
  await writeHomeCards(transaction, facts);
}

/** What was dealt with elsewhere is not looked at again; the first look finds the day on which there is something to do. */
const lookedAtFrom = ({ lastDebitDate, authorization }: AutoPayEnrolment): string =>
  lastDebitDate ? addDays(lastDebitDate, 1) : authorization.acceptedAt.slice(0, 10);

function authorizationRow({ account }: AccountFacts, enrolment: AutoPayEnrolment) {
  const { terms, textVersion, wording, language, acceptedAt, acceptedBy } = givenWith(enrolment);
  return {
    account_id: account.id,
    id: enrolment.id,
    scope: enrolment.scope,
    method: enrolment.method,
    debit_day: enrolment.debitDay,
    terms,
    text_version: textVersion,
    language,
    wording,
    accepted_at: acceptedAt,
    accepted_by: acceptedBy,
  };
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
      cycle_day: account.cycleDay,
      service_address: account.serviceAddress,
      bill_to_address: account.billToAddress,
      services: account.services,
      discount_eligible: account.discountEligible,
      paperless_enrolled: account.paperless.enrolled,
      paperless_email: account.paperless.email,
      version: 1,
      posted_cents: sum(ledger.map((entry) => entry.amount)).cents,
      pending_cents: sum(paymentsOnTheirWay(payments).map((payment) => payment.amount)).cents,
      open_payment_id: openPaymentOf({ payments, devicePayments })?.id ?? null,
    },
  ]);
}

const billRow = ({ account }: AccountFacts, bill: AccountFacts['bills'][number]) => ({
  account_id: account.id,
  id: bill.id,
  bill_date: bill.billDate,
  due_date: bill.dueDate,
  service_from: bill.serviceFrom,
  service_to: bill.serviceTo,
  amount_cents: bill.amount.cents,
  kind: bill.kind,
  is_released: bill.isReleased,
  news: bill.news,
});

const lineRows = ({ account }: AccountFacts, bill: AccountFacts['bills'][number]) =>
  bill.lines.map((line, position) => ({
    account_id: account.id,
    bill_id: bill.id,
    position,
    id: line.id,
    kind: line.kind,
    description: line.description.en,
    description_es: line.description.es,
    amount_cents: line.amount.cents,
    service: line.service,
    explanation: line.explanation?.en ?? null,
    explanation_es: line.explanation?.es ?? null,
    service_from: line.serviceFrom,
    service_to: line.serviceTo,
  }));

const paymentRow = ({ account }: AccountFacts, payment: Payment, processorToken: string | null) => ({
  account_id: account.id,
  id: payment.id,
  reference: payment.reference,
  status: payment.status,
  status_reason: payment.statusReason,
  return_reason: payment.returnReason,
  amount_cents: payment.amount.cents,
  device_id: payment.device?.id ?? null,
  device_name: payment.device?.name ?? null,
  device_line_last_four: payment.device?.lineLastFour ?? null,
  payment_date: payment.paymentDate,
  requested_at: payment.requestedAt,
  posted_date: payment.postedDate,
  channel: payment.channel,
  method_id: payment.method.methodId,
  method_type: payment.method.type,
  method_brand: payment.method.brand,
  method_account_type: payment.method.accountType,
  method_last_four: payment.method.lastFourDigits,
  processor_token: processorToken,
  created_by_user_id: payment.createdBy.userId,
  created_by_name: payment.createdBy.name,
  in_support_queue: payment.inSupportQueue,
  was_checked: payment.wasChecked,
  failed_at: payment.failedAt,
  restores_service_by: payment.restoresServiceBy,
  // A scheduled one has not been taken by anybody: it will be charged here, on its day.
  imported: payment.status !== 'scheduled',
});

const methodRow = ({ account }: AccountFacts, method: PaymentMethod, processorToken: string, now: Date) => {
  const isCard = method.type === 'creditCard';
  return {
    account_id: account.id,
    id: method.id,
    version: method.version,
    type: method.type,
    name: method.name,
    is_preferred: method.isPreferred,
    is_restricted: method.isRestricted,
    last_four: method.lastFourDigits,
    brand: isCard ? method.brand : null,
    expiration: isCard ? method.expirationDate : null,
    funding: isCard ? method.funding : null,
    postal_code: isCard ? method.postalCode : null,
    account_type: isCard ? null : method.accountType,
    holder_name: isCard ? method.nameOnCard : method.nameOnAccount,
    processor_token: processorToken,
    created_at: now,
  };
};
