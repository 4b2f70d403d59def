import type {
  OneTimePaymentPorts,
  PaymentAnswer,
  PaymentRequest,
} from '@linework/billing-flows/one-time-payment';
import { PortProblem } from '@linework/billing-flows/parts';
import { isCallProblem } from '../api/call-problem.ts';
import { discardDraft, fetchDraft, paymentFlow, saveDraft } from '../api/drafts.ts';
import {
  fetchPaymentOptions,
  fetchPaymentPreview,
  findPayment,
  findPaymentByKey,
  makePayment,
} from '../api/payments.ts';
import { type BankVisit, bankConnectPort } from './bank-connect-port.ts';
import { cardDataPort } from './card-data-port.ts';

/** What the flow understands of a failed call: the edge's code, or nothing but that there was no answer. */
function portError(error: unknown): unknown {
  if (!isCallProblem(error) || !error.problem) return error;
  // While a payment is being made, a session that is gone means this: the draft is kept and nothing was sent.
  const code = error.code === 'LW-AUT-020' ? 'LW-AUT-030' : error.code;
  return new PortProblem(code, error.problem.reference);
}

const throughPort = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call;
  } catch (error) {
    throw portError(error);
  }
};

async function submit(accountId: string, request: PaymentRequest): Promise<PaymentAnswer> {
  try {
    return await makePayment(accountId, request);
  } catch (error) {
    if (!isCallProblem(error) || !error.problem || !error.code.startsWith('LW-PAY-')) throw portError(error);
    return { outcome: error.code, payment: null, options: null, reference: error.problem.reference };
  }
}

/** The one-time payment's outside world, on the edge's calls. */
export function oneTimePaymentPorts(accountId: string, visit: BankVisit): OneTimePaymentPorts {
  const bank = bankConnectPort(visit);
  return {
    loadOptions: () => throughPort(fetchPaymentOptions(accountId)),
    loadPreview: (payment) => throughPort(fetchPaymentPreview(accountId, payment)),
    submitPayment: (request) => submit(accountId, request),
    findPayment: (key) => throughPort(findPaymentByKey(accountId, key)),
    findNamedPayment: (paymentId) => throughPort(findPayment(accountId, paymentId)),
    loadDraft: () => throughPort(fetchDraft(accountId, paymentFlow)),
    saveDraft: (content) => throughPort(saveDraft(accountId, paymentFlow, content)),
    discardDraft: () => throughPort(discardDraft(accountId, paymentFlow)),
    sendCardData: cardDataPort,
    connectBank: () => throughPort(bank.connectBank()),
    isBackFromBank: bank.isBackFromBank,
    newKey: () => crypto.randomUUID(),
  };
}
