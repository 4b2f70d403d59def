import type { ScheduledPaymentPorts } from '@linework/billing-flows/scheduled-payment';
import {
  CancelScheduledPaymentDocument,
  ChangeScheduledPaymentDocument,
  moneyToWire,
  ScheduledPaymentsDocument,
  ScheduledWarningsDocument,
  scheduledAnswerFromWire,
  scheduledChangeToWire,
  scheduledPaymentFromWire,
  scheduledWarningsFromWire,
} from '@linework/contract';
import { cardDataPort } from '../../api/card-data-port.ts';
import { askGraph, keyed } from '../../api/graph.ts';
import { fetchPaymentOptions, findPayment } from '../../api/payments.ts';
import { askThroughPort } from '../../api/port-calls.ts';
import { thenRefresh } from '../../api/then-refresh.ts';

/** The outside world of scheduled payments, on the edge's calls. */
export function scheduledPaymentPorts(accountId: string): ScheduledPaymentPorts {
  return {
    loadScheduled: () =>
      askThroughPort(async () => {
        const { scheduledPayments } = await askGraph(ScheduledPaymentsDocument, { accountId });
        return scheduledPayments.map(scheduledPaymentFromWire);
      }),
    findPayment: (paymentId) => askThroughPort(() => findPayment(accountId, paymentId)),
    loadOptions: () => askThroughPort(() => fetchPaymentOptions(accountId)),
    loadWarnings: (paymentId, { amount, paymentDate, methodId: paymentMethodId }) =>
      askThroughPort(async () => {
        const asked = { accountId, paymentId, amount: moneyToWire(amount), paymentDate, paymentMethodId };
        const { scheduledWarnings } = await askGraph(ScheduledWarningsDocument, asked);
        return scheduledWarnings && scheduledWarningsFromWire(scheduledWarnings);
      }),
    changePayment: async (asked, key) => {
      const input = scheduledChangeToWire(accountId, asked);
      const answer = await thenRefresh(
        accountId,
        askGraph(ChangeScheduledPaymentDocument, { input }, keyed(key)),
      );
      return scheduledAnswerFromWire(answer.changeScheduledPayment);
    },
    cancelPayment: async (paymentId, key) => {
      const asked = { accountId, paymentId };
      const answer = await thenRefresh(
        accountId,
        askGraph(CancelScheduledPaymentDocument, asked, keyed(key)),
      );
      return scheduledAnswerFromWire(answer.cancelScheduledPayment);
    },
    sendCardData: cardDataPort,
    newKey: () => crypto.randomUUID(),
  };
}
