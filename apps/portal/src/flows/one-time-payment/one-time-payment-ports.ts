import type { OneTimePaymentPorts } from '@linework/billing-flows/one-time-payment';
import { type BankVisit, bankConnectPort } from '../../api/bank-connect-port.ts';
import { discardDraft, fetchDraft, saveDraft } from '../../api/drafts.ts';
import { paymentPorts } from '../../api/payment-ports.ts';
import { findPayment } from '../../api/payments.ts';
import { askThroughPort, throughPort } from '../../api/port-calls.ts';
import { fetchSincePosted } from '../../api/since-posted.ts';
import { connected } from '../../browser/connection.ts';
import { changeDraft } from './keep-draft.ts';

/** The one-time payment's outside world, on the edge's calls. */
export function oneTimePaymentPorts(accountId: string, visit: BankVisit): OneTimePaymentPorts {
  const bank = bankConnectPort(visit);
  return {
    ...paymentPorts(accountId),
    findNamedPayment: (paymentId) => askThroughPort(() => findPayment(accountId, paymentId)),
    loadSincePosted: (paymentId) => askThroughPort(() => fetchSincePosted(accountId, paymentId)),
    loadDraft: () => askThroughPort(() => fetchDraft(accountId)),
    saveDraft: (content) => throughPort(changeDraft(accountId, () => saveDraft(accountId, content))),
    discardDraft: () => throughPort(changeDraft(accountId, () => discardDraft(accountId))),
    connectBank: () => throughPort(connected().then(bank.connectBank)),
    isBackFromBank: bank.isBackFromBank,
  };
}
