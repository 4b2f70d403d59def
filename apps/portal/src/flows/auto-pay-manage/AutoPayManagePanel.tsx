import { AutoPayManage, type ManageAddress, type Place } from '@linework/billing-flows/auto-pay-manage';
import type { OutwardAction } from '@linework/parts/flow';
import { useMemo, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { forScope, scopeIn } from '../../addresses/scope-in-address.ts';
import { bankReturnIn } from '../../api/bank-return.ts';
import { useFlowPanel } from '../../flow-panel/use-flow-panel.tsx';
import { usePortal } from '../../portal/portal-context.ts';
import { flowAddress } from '../../routes/is-built.ts';
import { autoPayManagePorts } from './auto-pay-manage-ports.ts';

const flowName = 'auto-pay-manage';

const places: readonly Place[] = [
  'summary',
  'services',
  'method',
  'bank',
  'day',
  'review',
  'cancel',
  'authorizations',
  'result',
];

/** The page of how bills are paid: of whoever came from there to choose another method first, and of a full wallet. */
const wallet = paths.billing.howYouPay();

/** Managing Auto Pay of this account: which step is in the address, and where the customer came from. */
export default function AutoPayManagePanel() {
  const { accountId, query, goTo, leaveFor, spokenLanguage, flow } = useFlowPanel();
  const { configuration } = usePortal();
  const { terms } = configuration.links;
  // Once: as soon as the flow shows its step, the code is no longer in the address.
  const [back] = useState(() => bankReturnIn(query));
  const isFromWallet = query.get('back') === 'wallet';
  const scope = scopeIn(query);
  const ports = useMemo(() => {
    const from = isFromWallet ? { back: 'wallet' } : undefined;
    return autoPayManagePorts(accountId, scope, {
      flow: flowName,
      query: from,
      back,
      language: spokenLanguage,
    });
  }, [accountId, scope, isFromWallet, back, spokenLanguage]);
  /** Where mobile service has a page of its own for what an ending offers. */
  const mobileAddresses: Partial<Record<OutwardAction, string | null>> = {
    turnOnAutoPay: paths.flow('auto-pay-enroll', { for: scope }),
    makePayment: flowAddress('device-payment', configuration.toggles, { device: 'bill' }),
  };
  const pathOf = ({ step }: ManageAddress) =>
    paths.flow(flowName, { for: forScope(scope), step, back: isFromWallet ? 'wallet' : undefined });
  return (
    <AutoPayManage
      key={scope}
      {...flow}
      ports={ports}
      links={{
        ...flow.links,
        paymentTerms: terms,
        serviceTerms: terms,
        paymentMethods: wallet,
        mobile: scope === 'mobile' ? null : paths.flow(flowName, { for: 'mobile' }),
      }}
      origin={isFromWallet ? 'wallet' : undefined}
      offersAction={(action) =>
        action === 'makePayment' && scope === 'mobile'
          ? mobileAddresses.makePayment !== null
          : flow.offersAction?.(action) !== false
      }
      onAction={(action) => {
        const ofMobile = scope === 'mobile' ? mobileAddresses[action] : null;
        if (ofMobile) leaveFor(ofMobile, 'push');
        else flow.onAction(action);
      }}
      onLeave={(how) => (isFromWallet ? leaveFor(wallet, how) : flow.onLeave(how))}
      address={{ step: places.find((place) => place === query.get('step')) }}
      onAddressChange={(address, how) => goTo(pathOf(address), how)}
    />
  );
}
