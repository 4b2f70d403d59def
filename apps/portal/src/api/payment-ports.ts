import type { KeyedPayment, PaymentAnswer } from '@linework/domain';
import type { AttemptPorts, CardDataPorts, DraftPorts, PaymentPorts } from '@linework/parts/flow/chart';
import { mutate } from 'swr';
import { aboutAccount } from './account-question.ts';
import { isCallProblem } from './call-problem.ts';
import { cardDataPort } from './card-data-port.ts';
import { fetchPaymentOptions, fetchPaymentPreview, findPaymentByKey, makePayment } from './payments.ts';
import { askThroughPort, portError } from './port-calls.ts';

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

/**
 * The outside world of every flow that pays, on the edge's calls; but for where it keeps its form.
 * @param deviceId what is paid off; without one it is what the account owes
 */
export const paymentPorts = (
  accountId: string,
  deviceId: string | null = null,
): PaymentPorts & CardDataPorts & Omit<AttemptPorts, keyof DraftPorts> => ({
  loadOptions: () => askThroughPort(() => fetchPaymentOptions(accountId, deviceId)),
  loadPreview: (payment) => askThroughPort(() => fetchPaymentPreview(accountId, payment)),
  submitPayment: (request) => submit(accountId, request),
  findPayment: (key) => askThroughPort(() => findPaymentByKey(accountId, key)),
  sendCardData: cardDataPort,
  newKey: () => crypto.randomUUID(),
});
