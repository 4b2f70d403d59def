import { type ScheduledWarning, scheduledOverviews } from '@linework/domain';
import { type Scenario, settingsOf } from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import type { StateName } from './flow-states.tsx';
import { ScheduledPaymentFlow } from './ScheduledPaymentFlow.tsx';
import { samplePorts, twoScheduled } from './sample-ports.ts';
import { scheduledPaymentMachine } from './scheduled-payment.machine.ts';
import { emptyContext } from './scheduled-payment.rules.ts';
import type {
  ScheduledPaymentAddress,
  ScheduledPaymentContext,
  ScheduledPaymentPorts,
} from './scheduled-payment.types.ts';

export interface SampleScheduledPaymentProps {
  readonly scenario?: Scenario;
  /** Opens in a state and stands still; without one the flow is played from the start. */
  readonly state?: StateName;
  /** What is warned of on what waits, where that is not what the rules find. */
  readonly warnings?: readonly ScheduledWarning[];
  readonly context?: Partial<ScheduledPaymentContext>;
  readonly ports?: ScheduledPaymentPorts;
  readonly address?: ScheduledPaymentAddress;
  readonly onAddressChange?: (address: ScheduledPaymentAddress, how: 'push' | 'replace') => void;
  readonly onLeave?: (how: 'push' | 'replace') => void;
}

/** The flow as a customer of a scenario sees it: the first of what waits is the one that is chosen. */
export function SampleScheduledPayment(props: SampleScheduledPaymentProps) {
  const { scenario = twoScheduled, state, context, warnings, ports, ...ways } = props;
  const now = { now: () => new Date(scenario.now) };
  const waiting = scheduledOverviews(scenario.facts, settingsOf(scenario), now).map((overview) =>
    warnings ? { ...overview, warnings } : overview,
  );
  const known = { ...emptyContext, waiting, chosen: waiting[0] ?? null, ...context };
  const snapshot = state ? scheduledPaymentMachine.resolveState({ value: state, context: known }) : undefined;
  const flow = sampleFlowProps(scenario);
  return (
    <ScheduledPaymentFlow
      {...flow}
      links={{ ...flow.links, paymentMethods: '/billing/bill-pay-options' }}
      ports={ports ?? samplePorts(scenario).ports}
      snapshot={snapshot}
      {...ways}
    />
  );
}
