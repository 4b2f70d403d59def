import { type AutoPayScope, mobileBillId, payNowOffer } from '@linework/domain';
import { paymentOptionsOf, type Scenario, type ScenarioName, storyScenario } from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import { sampleToken } from '@linework/parts/payment/sample';
import { AutoPayEnrollFlow } from './AutoPayEnrollFlow.tsx';
import { autoPayEnrollMachine } from './auto-pay-enroll.machine.ts';
import { emptyContext, unaskedAnswer } from './auto-pay-enroll.rules.ts';
import type { AutoPayEnrollPorts, EnrollAddress, EnrollContext } from './auto-pay-enroll.types.ts';
import type { StateName } from './flow-states.tsx';
import { samplePorts } from './sample-ports.ts';

export interface SampleAutoPayEnrollProps {
  readonly scenario?: ScenarioName | Scenario;
  /** What it is turned on for; all services where nothing is said. */
  readonly scope?: AutoPayScope;
  /** Opens in a state and stands still; without one the flow is played from the start. */
  readonly state?: StateName;
  readonly context?: Partial<EnrollContext>;
  readonly ports?: AutoPayEnrollPorts;
  /** What the address says, for journeys through the browser's history. */
  readonly address?: EnrollAddress | undefined;
  readonly onAddressChange?: (address: EnrollAddress, how: 'push' | 'replace') => void;
  readonly onLeave?: (how: 'push' | 'replace') => void;
}

/** What is loaded for a scenario's customer, and the answers of one who has come as far as the review. */
export function enrollContextOf(
  scenario: Scenario,
  scope: AutoPayScope = 'allServices',
): Partial<EnrollContext> {
  const { offerOf, edge } = samplePorts(scenario, {}, scope);
  const options =
    scope === 'mobile' ? edge.payments.optionsFor(mobileBillId(scenario.facts)) : paymentOptionsOf(scenario);
  const due = payNowOffer(options);
  const usable = options.methods.find(({ blockedReason }) => blockedReason === null)?.method;
  const offers = { enrollOnly: offerOf(), withPayment: due && offerOf(due.amount) };
  return {
    scope,
    options,
    offers,
    isPaying: unaskedAnswer({ options, offers }) ?? false,
    method: usable
      ? { kind: 'saved', methodId: usable.id, token: usable.type === 'creditCard' ? sampleToken() : null }
      : null,
  };
}

/** The flow as a customer of a scenario sees it. */
export function SampleAutoPayEnroll(props: SampleAutoPayEnrollProps) {
  const { scenario = 'current', scope = 'allServices', state, context, ports, ...ways } = props;
  const sample = typeof scenario === 'string' ? storyScenario(scenario) : scenario;
  const snapshot = state
    ? autoPayEnrollMachine.resolveState({
        value: state,
        context: { ...emptyContext, ...enrollContextOf(sample, scope), ...context },
      })
    : undefined;
  const flow = sampleFlowProps(sample);
  return (
    <AutoPayEnrollFlow
      {...flow}
      ports={ports ?? samplePorts(sample, {}, scope).ports}
      links={{
        ...flow.links,
        paymentTerms: '/terms',
        serviceTerms: '/terms',
        paymentMethods: '/billing/bill-pay-options',
        scheduledPayments: '/billing/pay-bill?open=fdp',
        payment: (id) => `/billing/pay-bill?open=otp&step=result&payment=${id}`,
      }}
      snapshot={snapshot}
      {...ways}
    />
  );
}
