import { ScheduledPayment, type ScheduledPaymentAddress } from '@linework/billing-flows/scheduled-payment';
import { useMemo } from 'react';
import { paths } from '../../addresses/paths.ts';
import { useFlowPanel } from '../../flow-panel/use-flow-panel.tsx';
import { scheduledPaymentPorts } from './scheduled-payment-ports.ts';

const steps = ['list', 'detail', 'amount', 'method', 'date', 'review', 'cancel', 'result'] as const;

/** Scheduled payments of this account: which one and which step are in the address, what is typed never is. */
export default function ScheduledPaymentPanel() {
  const { accountId, query, goTo, flow } = useFlowPanel();
  const ports = useMemo(() => scheduledPaymentPorts(accountId), [accountId]);
  const pathOf = ({ step, payment, done }: ScheduledPaymentAddress) =>
    paths.flow('scheduled-payment', { step, payment, done });
  return (
    <ScheduledPayment
      {...flow}
      ports={ports}
      links={{ ...flow.links, paymentMethods: paths.billing.howYouPay() }}
      address={{
        step: steps.find((step) => step === query.get('step')),
        payment: query.get('payment') ?? undefined,
        done: query.get('done') === 'changed' ? 'changed' : undefined,
      }}
      onAddressChange={(address, how) => goTo(pathOf(address), how)}
    />
  );
}
