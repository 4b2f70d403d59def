import type { OneTimePaymentPorts } from '@linework/billing-flows/one-time-payment';
import type { KeyedPayment, PaymentAnswer } from '@linework/domain';
import { NoConnection, PortProblem } from '@linework/parts/ports';
import { mutate } from 'swr';
import { aboutAccount } from '../api/account-question.ts';
import { hasNoAnswer, isCallProblem } from '../api/call-problem.ts';
import { discardDraft, fetchDraft, saveDraft } from '../api/drafts.ts';
import {
  fetchPaymentOptions,
  fetchPaymentPreview,
  findPayment,
  findPaymentByKey,
  makePayment,
} from '../api/payments.ts';
import { whenConnected } from '../api/when-connected.ts';
import { connected } from '../connection/connection.ts';
import { type BankVisit, bankConnectPort } from './bank-connect-port.ts';
import { cardDataPort } from './card-data-port.ts';
import { changeDraft } from './keep-draft.ts';

/** What the flow understands of a failed call: the edge's code, or nothing but that there was no answer. */
function portError(error: unknown): unknown {
  if (hasNoAnswer(error)) return new NoConnection();
  if (!isCallProblem(error) || !error.problem) return error;
  // While a payment is being made, a session that is gone means this: the draft is kept and nothing was sent.
  const code = error.code === 'LW-AUT-020' ? 'LW-AUT-030' : error.code;
  return new PortProblem(code, error.problem.reference);
}

/** What is only asked waits for the connection; what is sent does not. */
const askThroughPort = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  throughPort(whenConnected(ask));

const throughPort = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call;
  } catch (error) {
    throw portError(error);
  }
};

async function submit(accountId: string, request: KeyedPayment): Promise<PaymentAnswer> {
  try {
    return await makePayment(accountId, request);
  } catch (error) {
    if (!isCallProblem(error) || !error.problem || !error.code.startsWith('LW-PAY-')) throw portError(error);
    return { outcome: error.code, payment: null, options: null, reference: error.problem.reference };
  } finally {
    // Whoever left meanwhile is shown what became of it.
    void mutate(aboutAccount(accountId));
  }
}

/** The one-time payment's outside world, on the edge's calls. */
export function oneTimePaymentPorts(accountId: string, visit: BankVisit): OneTimePaymentPorts {
  const bank = bankConnectPort(visit);
  return {
    loadOptions: () => askThroughPort(() => fetchPaymentOptions(accountId)),
    loadPreview: (payment) => askThroughPort(() => fetchPaymentPreview(accountId, payment)),
    submitPayment: (request) => submit(accountId, request),
    findPayment: (key) => askThroughPort(() => findPaymentByKey(accountId, key)),
    findNamedPayment: (paymentId) => askThroughPort(() => findPayment(accountId, paymentId)),
    loadDraft: () => askThroughPort(() => fetchDraft(accountId)),
    saveDraft: (content) => throughPort(changeDraft(accountId, () => saveDraft(accountId, content))),
    discardDraft: () => throughPort(changeDraft(accountId, () => discardDraft(accountId))),
    sendCardData: cardDataPort,
    connectBank: () => throughPort(connected().then(bank.connectBank)),
    isBackFromBank: bank.isBackFromBank,
    newKey: () => crypto.randomUUID(),
  };
}
