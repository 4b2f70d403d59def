import {
  DevicePayment,
  type DevicePaymentAddress,
  type DevicePaymentPorts,
} from '@linework/billing-flows/device-payment';
import { mobileBillId } from '@linework/domain';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../addresses/paths.ts';
import { draftPorts } from '../../api/draft-ports.ts';
import { paymentPorts } from '../../api/payment-ports.ts';
import { findPayment } from '../../api/payments.ts';
import { askThroughPort } from '../../api/port-calls.ts';
import { useFlowPanel } from '../../flow-panel/use-flow-panel.tsx';
import { useReceiptAddress } from '../../flow-panel/use-receipt-address.ts';
import { usePageQuery } from '../../navigation/page-location.ts';
import { usePortal } from '../../portal/portal-context.ts';

const steps = ['amount', 'method', 'review', 'result'] as const;

/** Paying what the address names; one that names nothing leads to where the devices and the mobile bill are listed. */
export default function DevicePaymentPanel() {
  const query = usePageQuery();
  const isNamed = query.has('device') || query.has('payment');
  const navigate = useNavigate();
  useEffect(() => {
    if (!isNamed) void navigate(paths.billing.payBill(), { replace: true });
  }, [isNamed, navigate]);
  return isNamed && <NamedPayment />;
}

/** Paying a device of this account, or its mobile bill: which one and which step are in the address, what is typed never is. */
function NamedPayment() {
  const { accountId, query, goTo, flow } = useFlowPanel();
  const receiptAddress = useReceiptAddress();
  const { links } = usePortal().configuration;
  // A payment whose device the address does not name is looked for by its own id.
  const device = query.get('device') ?? 'none';
  const pays: DevicePaymentPorts['pays'] = device === 'bill' ? 'mobileBill' : 'device';
  const payable = pays === 'mobileBill' ? mobileBillId({ account: { id: accountId } }) : device;
  const ports = useMemo(
    () => ({
      pays,
      ...paymentPorts(accountId, payable),
      ...draftPorts(accountId, 'device-payment'),
      findNamedPayment: (paymentId: string) => askThroughPort(() => findPayment(accountId, paymentId)),
    }),
    [accountId, pays, payable],
  );
  const pathOf = ({ step, payment }: DevicePaymentAddress) =>
    paths.flow('device-payment', { device, step, payment });
  return (
    <DevicePayment
      key={device}
      {...flow}
      receiptAddress={receiptAddress}
      ports={ports}
      links={{ ...flow.links, paymentTerms: links.terms, paymentMethods: paths.billing.howYouPay() }}
      address={{
        step: steps.find((step) => step === query.get('step')),
        payment: query.get('payment') ?? undefined,
      }}
      onAddressChange={(address, how) => goTo(pathOf(address), how)}
    />
  );
}
