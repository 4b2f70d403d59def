import { AutoPayEnroll, type EnrollAddress, type Place } from '@linework/billing-flows/auto-pay-enroll';
import { useMemo, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { forScope, scopeIn } from '../../addresses/scope-in-address.ts';
import { bankReturnIn } from '../../api/bank-return.ts';
import { useFlowPanel } from '../../flow-panel/use-flow-panel.tsx';
import { useReceiptAddress } from '../../flow-panel/use-receipt-address.ts';
import { usePortal } from '../../portal/portal-context.ts';
import { flowAddress } from '../../routes/is-built.ts';
import { autoPayEnrollPorts } from './auto-pay-enroll-ports.ts';

const flowName = 'auto-pay-enroll';

const places: readonly Place[] = ['amount', 'method', 'bank', 'day', 'review', 'result'];

const paymentMethods = paths.billing.howYouPay();
const receiptOf = (payment: string) => paths.flow('one-time-payment', { step: 'result', payment });

/** Turning Auto Pay on for this account: what for and at which step is in the address, its ports are the edge's calls. */
export default function AutoPayEnrollPanel() {
  const { accountId, query, goTo, spokenLanguage, flow } = useFlowPanel();
  const receiptAddress = useReceiptAddress();
  const { links, toggles } = usePortal().configuration;
  // Once: as soon as the flow shows its step, the code is no longer in the address.
  const [back] = useState(() => bankReturnIn(query));
  const scope = scopeIn(query);
  const ports = useMemo(
    () => autoPayEnrollPorts(accountId, scope, { flow: flowName, back, language: spokenLanguage }),
    [accountId, scope, back, spokenLanguage],
  );
  const pathOf = ({ step }: EnrollAddress) => paths.flow(flowName, { for: forScope(scope), step });
  return (
    <AutoPayEnroll
      key={scope}
      {...flow}
      receiptAddress={receiptAddress}
      ports={ports}
      links={{
        ...flow.links,
        paymentTerms: links.terms,
        serviceTerms: links.terms,
        paymentMethods,
        scheduledPayments: flowAddress('scheduled-payment', toggles),
        payment: receiptOf,
      }}
      address={{ step: places.find((place) => place === query.get('step')) }}
      onAddressChange={(address, how) => goTo(pathOf(address), how)}
    />
  );
}
