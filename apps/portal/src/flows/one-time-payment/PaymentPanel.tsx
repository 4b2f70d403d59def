import { OneTimePayment, type PaymentAddress, type Place } from '@linework/billing-flows/one-time-payment';
import { useMemo, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { bankReturnIn } from '../../api/bank-return.ts';
import { useFlowPanel } from '../../flow-panel/use-flow-panel.tsx';
import { useReceiptAddress } from '../../flow-panel/use-receipt-address.ts';
import { usePortal } from '../../portal/portal-context.ts';
import { flowAddress } from '../../routes/index.ts';
import { oneTimePaymentPorts } from './one-time-payment-ports.ts';

const places: readonly Place[] = ['amount', 'method', 'bank', 'date', 'review', 'result'];
const placeOf = (step: string | null): Place | undefined => places.find((place) => place === step);
const figureOf = (amount: string | null) =>
  amount === 'pastDue' || amount === 'amountDue' || amount === 'left' ? amount : undefined;

/** The one-time payment on this account: its ports are the edge's calls, its steps are in the address. */
export default function PaymentPanel() {
  const { accountId, query, goTo, spokenLanguage, flow } = useFlowPanel();
  const receiptAddress = useReceiptAddress();
  const { configuration } = usePortal();
  // Once: as soon as the flow shows its step, the code is no longer in the address.
  const [back] = useState(() => bankReturnIn(query));
  const when = query.get('when') === 'later' ? 'later' : undefined;
  const ports = useMemo(() => {
    const visit = { flow: 'one-time-payment', back, language: spokenLanguage } as const;
    // Whoever came to schedule comes back from the bank to do that.
    return oneTimePaymentPorts(accountId, when ? { ...visit, query: { when } } : visit);
  }, [accountId, back, spokenLanguage, when]);
  const pathOf = ({ step, amount, payment, when: later }: PaymentAddress) =>
    paths.flow('one-time-payment', { step, amount: figureOf(amount ?? null), payment, when: later });
  return (
    <OneTimePayment
      {...flow}
      receiptAddress={receiptAddress}
      ports={ports}
      links={{
        ...flow.links,
        paymentTerms: configuration.links.terms,
        scheduledPayments: flowAddress('scheduled-payment', configuration.toggles),
        paymentMethods: paths.billing.howYouPay(),
      }}
      address={{
        step: placeOf(query.get('step')),
        amount: figureOf(query.get('amount')),
        method: query.get('method') ?? undefined,
        payment: query.get('payment') ?? undefined,
        when,
      }}
      onAddressChange={(address, how) => goTo(pathOf(address), how)}
    />
  );
}
