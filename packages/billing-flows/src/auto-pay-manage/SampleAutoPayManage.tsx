import {
  type AutoPayScope,
  autoPayCancelPreview,
  autoPayOverview,
  givenWith,
  managedAutoPay,
  mobileBillId,
  mobileManaged,
} from '@linework/domain';
import { paymentOptionsOf, type Scenario, settingsOf, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import { AutoPayManageFlow } from './AutoPayManageFlow.tsx';
import { autoPayManageMachine } from './auto-pay-manage.machine.ts';
import { emptyContext } from './auto-pay-manage.rules.ts';
import type { AutoPayManagePorts, ManageAddress, ManageContext } from './auto-pay-manage.types.ts';
import type { StateName } from './flow-states.tsx';
import { samplePorts } from './sample-ports.ts';

export interface SampleAutoPayManageProps {
  readonly scenario?: Scenario;
  /** Mobile service alone, or all that is on. */
  readonly scope?: AutoPayScope;
  /** Opens in a state and stands still; without one the flow is played from the start. */
  readonly state?: StateName;
  readonly context?: Partial<ManageContext>;
  readonly ports?: AutoPayManagePorts;
  readonly address?: ManageAddress | undefined;
  readonly origin?: 'wallet';
  readonly onAddressChange?: (address: ManageAddress, how: 'push' | 'replace') => void;
  readonly onLeave?: (how: 'push' | 'replace') => void;
}

/** What is loaded for a scenario's customer. */
export function manageContextOf(
  scenario: Scenario,
  scope: AutoPayScope = 'allServices',
): Partial<ManageContext> {
  const { facts } = scenario;
  const now = new Date(scenario.now);
  const settings = settingsOf(scenario);
  const autoPay = managedAutoPay(autoPayOverview(facts, now, settings));
  const isMobile = scope === 'mobile';
  const given = [facts.autoPay, facts.mobileAutoPay].filter((enrolment) => !!enrolment).map(givenWith);
  return {
    options: isMobile
      ? fakeEdge(scenario).payments.optionsFor(mobileBillId(facts))
      : paymentOptionsOf(scenario),
    autoPay: isMobile ? mobileManaged(autoPay) : autoPay,
    cancelPreview: autoPayCancelPreview(facts, now, settings, undefined, scope),
    authorizations: given,
  };
}

/** The flow as a customer of a scenario sees it. */
export function SampleAutoPayManage(props: SampleAutoPayManageProps) {
  const {
    scenario = storyScenario('autoPayOn'),
    scope = 'allServices',
    state,
    context,
    ports,
    ...ways
  } = props;
  const snapshot = state
    ? autoPayManageMachine.resolveState({
        value: state,
        context: { ...emptyContext, ...manageContextOf(scenario, scope), ...context },
      })
    : undefined;
  const flow = sampleFlowProps(scenario);
  return (
    <AutoPayManageFlow
      {...flow}
      ports={ports ?? samplePorts(scenario, {}, scope).ports}
      links={{
        ...flow.links,
        paymentTerms: '/terms',
        serviceTerms: '/terms',
        paymentMethods: null,
        mobile: scope === 'mobile' ? null : '/billing/pay-bill?open=apm&for=mobile',
      }}
      snapshot={snapshot}
      {...ways}
    />
  );
}
