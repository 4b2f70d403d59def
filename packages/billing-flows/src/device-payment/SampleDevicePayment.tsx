import { devicePaymentOptions } from '@linework/domain';
import { clockOf, type Scenario, type ScenarioName, settingsOf, storyScenario } from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import { sampleToken } from '@linework/parts/payment/sample';
import { DevicePaymentFlow } from './DevicePaymentFlow.tsx';
import { devicePaymentMachine } from './device-payment.machine.ts';
import { emptyContext, unsaidAmount } from './device-payment.rules.ts';
import type { DevicePaymentContext, DevicePaymentPorts } from './device-payment.types.ts';
import type { StateName } from './flow-states.tsx';
import { payableId, samplePorts } from './sample-ports.ts';

export interface SampleDevicePaymentProps {
  readonly scenario?: ScenarioName | Scenario;
  /** A device where nothing else is said. */
  readonly pays?: DevicePaymentPorts['pays'];
  /** Opens in a state and stands still; without one the flow is played from the start. */
  readonly state?: StateName;
  readonly context?: Partial<DevicePaymentContext>;
  readonly ports?: DevicePaymentPorts;
}

/** What a scenario's customer can pay of their device, or of their mobile bill. */
export const deviceOptionsOf = (scenario: Scenario, pays: DevicePaymentPorts['pays'] = 'device') =>
  devicePaymentOptions(scenario.facts, payableId(scenario, pays), settingsOf(scenario), clockOf(scenario));

/** The answers of a customer who has come as far as the review: all of it, by the first card. */
export function answersOf(
  scenario: Scenario,
  pays: DevicePaymentPorts['pays'] = 'device',
): Partial<DevicePaymentContext> {
  const options = deviceOptionsOf(scenario, pays);
  const card = options?.methods.find(({ method }) => method.type === 'creditCard')?.method;
  return {
    options,
    amount: { choice: 'amountDue', money: options?.balance.amountDue ?? null },
    method: card ? { kind: 'saved', methodId: card.id, token: sampleToken() } : null,
  };
}

/** The flow as a customer of a scenario sees it. */
export function SampleDevicePayment({
  scenario = 'mobileActive',
  pays = 'device',
  state,
  context,
  ports,
}: SampleDevicePaymentProps) {
  const sample = typeof scenario === 'string' ? storyScenario(scenario) : scenario;
  const options = deviceOptionsOf(sample, pays);
  const snapshot = state
    ? devicePaymentMachine.resolveState({
        value: state,
        context: { ...emptyContext, options, amount: unsaidAmount(options), ...context },
      })
    : undefined;
  const flow = sampleFlowProps(sample);
  return (
    <DevicePaymentFlow
      {...flow}
      links={{ ...flow.links, paymentTerms: '/terms', paymentMethods: null }}
      ports={ports ?? samplePorts({}, sample, pays).ports}
      snapshot={snapshot}
    />
  );
}
