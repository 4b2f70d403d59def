import { paymentOptionsOf, type Scenario, type ScenarioName, storyScenario } from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import { sampleToken } from '@linework/parts/payment/sample';
import type { StateName } from './flow-states.tsx';
import { OneTimePaymentFlow } from './OneTimePaymentFlow.tsx';
import { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import { emptyContext } from './one-time-payment.rules.ts';
import type { OneTimePaymentContext, OneTimePaymentPorts, PaymentAddress } from './one-time-payment.types.ts';
import { samplePorts } from './sample-ports.ts';

export interface SampleFlowProps {
  scenario?: ScenarioName | Scenario;
  /** Opens in a state and stands still; without one the flow is played from the start. */
  state?: StateName;
  context?: Partial<OneTimePaymentContext>;
  ports?: OneTimePaymentPorts;
  /** What the address says, for journeys through the browser's history. */
  address?: PaymentAddress | undefined;
  onAddressChange?: (address: PaymentAddress, how: 'push' | 'replace') => void;
  onLeave?: (how: 'push' | 'replace') => void;
}

/** The answers of a customer who has come as far as the review: the amount due, the first method, today. */
export function answersOf(name: ScenarioName): Partial<OneTimePaymentContext> {
  const scenario = storyScenario(name);
  const options = paymentOptionsOf(scenario);
  const usable = options.methods.find(({ blockedReason }) => blockedReason === null)?.method;
  return {
    options,
    amount: { choice: 'amountDue', money: options.balance.amountDue, overpaymentConfirmed: false },
    method: usable
      ? { kind: 'saved', methodId: usable.id, token: usable.type === 'creditCard' ? sampleToken() : null }
      : null,
    date: options.dates.today,
    preview: { nearbyDebits: [], autoPayEffect: null },
  };
}

/** The flow as a customer of a scenario sees it. */
export function SampleFlow({ scenario = 'current', state, context, ports, ...ways }: SampleFlowProps) {
  const sample = typeof scenario === 'string' ? storyScenario(scenario) : scenario;
  const snapshot = state
    ? oneTimePaymentMachine.resolveState({
        value: state,
        context: { ...emptyContext, options: paymentOptionsOf(sample), ...context },
      })
    : undefined;
  const flow = sampleFlowProps(sample);
  return (
    <OneTimePaymentFlow
      {...flow}
      ports={ports ?? samplePorts(sample).ports}
      links={{
        ...flow.links,
        paymentTerms: '/terms',
        scheduledPayments: '/billing/pay-bill?open=fdp',
        paymentMethods: null,
      }}
      snapshot={snapshot}
      {...ways}
    />
  );
}
