import { ScheduledPayment, type ScheduledPaymentAddress } from '@linework/billing-flows/scheduled-payment';
import { useMemo } from 'react';
import { paths } from '../../addresses/paths.ts';
import { useFlowPanel } from '../../flow-panel/use-flow-panel.tsx';
import { scheduledPaymentPorts } from './scheduled-payment-ports.ts';

const steps = ['list', 'detail', 'amount', 'method', 'date', 'review', 'cancel', 'result'] as const;

/**
 * Scheduled payments of this account: which one and which step are in the address, what is typed never is. That one was changed
 * stays with its entry in the history: no link can say it.
 */
export default function ScheduledPaymentPanel() {
  const { accountId, query, done, goTo, flow } = useFlowPanel();
  const ports = useMemo(() => scheduledPaymentPorts(accountId), [accountId]);
  const pathOf = ({ step, payment }: ScheduledPaymentAddress) =>
    paths.flow('scheduled-payment', { step, payment });
  return (
    <ScheduledPayment
      {...flow}
      ports={ports}
      links={{ ...flow.links, paymentMethods: paths.billing.howYouPay() }}
      address={{
        step: steps.find((step) => step === query.get('step')),
        payment: query.get('payment') ?? undefined,
        done: done === 'changed' ? 'changed' : undefined,
      }}
      onAddressChange={(address, how) => goTo(pathOf(address), how, address.done)}
    />
  );
}
