import { dayIn } from '@linework/domain';
import type { Scenario } from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import { fn } from 'storybook/test';
import type { StateName } from './flow-states.tsx';
import { current, samplePorts } from './sample-ports.ts';
import { sampleWallet } from './sample-wallet.ts';
import { WalletFlow } from './WalletFlow.tsx';
import { walletMachine } from './wallet.machine.ts';
import { emptyContext } from './wallet.rules.ts';
import type { WalletAddress, WalletContext, WalletFlowProps, WalletPorts } from './wallet.types.ts';

export interface SampleWalletProps {
  readonly scenario?: Scenario;
  /** Opens in a state and stands still; without one the flow is played from the start. */
  readonly state?: StateName;
  readonly context?: Partial<WalletContext>;
  readonly ports?: WalletPorts;
  readonly address?: WalletAddress;
  readonly onAddressChange?: (address: WalletAddress, how: 'push' | 'replace') => void;
  readonly onLeave?: (how: 'push' | 'replace') => void;
  readonly onPay?: WalletFlowProps['onPay'];
}

/** The flow as a customer of a scenario sees it. */
export function SampleWallet(props: SampleWalletProps) {
  const { scenario = current, state, context, ports, onPay = fn(), ...ways } = props;
  const today = dayIn(new Date(scenario.now), scenario.facts.account.timeZone);
  const known = { ...emptyContext, wallet: sampleWallet(scenario), today, ...context };
  const snapshot = state ? walletMachine.resolveState({ value: state, context: known }) : undefined;
  return (
    <WalletFlow
      {...sampleFlowProps(scenario)}
      ports={ports ?? samplePorts(scenario).ports}
      snapshot={snapshot}
      onPay={onPay}
      {...ways}
    />
  );
}
