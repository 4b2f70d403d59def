import { storyScenario } from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import { DevicePaymentFlow } from './DevicePaymentFlow.tsx';
import { devicePaymentMachine, emptyContext } from './device-payment.machine.ts';
import type { DevicePaymentContext, DevicePaymentPorts } from './device-payment.types.ts';
import type { StateName } from './flow-states.tsx';
import { samplePorts } from './sample-ports.ts';

export interface SampleDevicePaymentProps {
  /** Opens in a state and stands still; without one the flow is played from the start. */
  readonly state?: StateName;
  readonly context?: Partial<DevicePaymentContext>;
  readonly ports?: DevicePaymentPorts;
}

/** The flow as a sample customer sees it. */
export function SampleDevicePayment({ state, context, ports = samplePorts() }: SampleDevicePaymentProps) {
  const scenario = storyScenario('current');
  const facts = { companyName: scenario.facts.account.companyName };
  const snapshot = state
    ? devicePaymentMachine.resolveState({ value: state, context: { ...emptyContext, facts, ...context } })
    : undefined;
  return <DevicePaymentFlow {...sampleFlowProps(scenario)} ports={ports} snapshot={snapshot} />;
}
