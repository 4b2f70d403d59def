import type { OneTimePaymentPorts } from '@linework/billing-flows/one-time-payment';
import type { KeyedPayment, PaymentAnswer } from '@linework/domain';
import { mutate } from 'swr';
import { aboutAccount } from '../../api/account-question.ts';
import { isCallProblem } from '../../api/call-problem.ts';
import { cardDataPort } from '../../api/card-data-port.ts';
import { discardDraft, fetchDraft, saveDraft } from '../../api/drafts.ts';
import {
  fetchPaymentOptions,
  fetchPaymentPreview,
  findPayment,
  findPaymentByKey,
  makePayment,
} from '../../api/payments.ts';
import { askThroughPort, portError, throughPort } from '../../api/port-calls.ts';
import { connected } from '../../browser/connection.ts';
import { type BankVisit, bankConnectPort } from './bank-connect-port.ts';
import { changeDraft } from './keep-draft.ts';

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
