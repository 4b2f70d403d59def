import { Wallet, type WalletAddress } from '@linework/billing-flows/wallet';
import { useMemo, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { bankReturnIn } from '../../api/bank-return.ts';
import { useFlowPanel } from '../../flow-panel/use-flow-panel.tsx';
import { walletPorts } from './wallet-ports.ts';

const flowName = 'wallet';

const steps = ['add', 'card', 'bank', 'name', 'saved', 'edit', 'rename', 'delete', 'result'] as const;

/** The saved methods of this account: which one and which step are in the address, what is typed never is. */
export default function WalletPanel() {
  const { accountId, query, goTo, leaveFor, spokenLanguage, flow } = useFlowPanel();
  // Once: as soon as the flow shows its step, the code is no longer in the address.
  const [back] = useState(() => bankReturnIn(query));
  const ports = useMemo(
    () => walletPorts(accountId, { flow: flowName, back, language: spokenLanguage }),
    [accountId, back, spokenLanguage],
  );
  const pathOf = ({ step, method }: WalletAddress) => paths.flow(flowName, { step, method });
  return (
    <Wallet
      {...flow}
      ports={ports}
      address={{
        step: steps.find((step) => step === query.get('step')),
        method: query.get('method') ?? undefined,
      }}
      onAddressChange={(address, how) => goTo(pathOf(address), how)}
      onPay={(method, amount) => leaveFor(paths.flow('one-time-payment', { amount, method }), 'push')}
    />
  );
}
