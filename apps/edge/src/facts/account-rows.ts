import {
  type AccountFacts,
  type AutoPayEnrolment,
  addDays,
  givenWith,
  type Payment,
  type PaymentMethod,
} from '@linework/domain';

/** What was dealt with elsewhere is not looked at again; the first look finds the day on which there is something to do. */
export const lookedAtFrom = ({ lastDebitDate, authorization }: AutoPayEnrolment): string =>
  lastDebitDate ? addDays(lastDebitDate, 1) : authorization.acceptedAt.slice(0, 10);

export function authorizationRow({ account }: AccountFacts, enrolment: AutoPayEnrolment) {
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

export const billRow = ({ account }: AccountFacts, bill: AccountFacts['bills'][number]) => ({
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

export const lineRows = ({ account }: AccountFacts, bill: AccountFacts['bills'][number]) =>
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

export const paymentRow = ({ account }: AccountFacts, payment: Payment, processorToken: string | null) => ({
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

export const methodRow = (
  { account }: AccountFacts,
  method: PaymentMethod,
  processorToken: string,
  now: Date,
) => {
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
