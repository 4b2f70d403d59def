import { autoPayCancelPreview, autoPayOverview, givenWith, managedAutoPay } from '@linework/domain';
import { paymentOptionsOf, type Scenario, settingsOf, storyScenario } from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import { AutoPayManageFlow } from './AutoPayManageFlow.tsx';
import { autoPayManageMachine } from './auto-pay-manage.machine.ts';
import { emptyContext } from './auto-pay-manage.rules.ts';
import type { AutoPayManagePorts, ManageAddress, ManageContext } from './auto-pay-manage.types.ts';
import type { StateName } from './flow-states.tsx';
import { samplePorts } from './sample-ports.ts';

export interface SampleAutoPayManageProps {
  readonly scenario?: Scenario;
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
export function manageContextOf(scenario: Scenario): Partial<ManageContext> {
  const { facts } = scenario;
  const now = new Date(scenario.now);
  const settings = settingsOf(scenario);
  return {
    options: paymentOptionsOf(scenario),
    autoPay: managedAutoPay(autoPayOverview(facts, now, settings)),
    cancelPreview: autoPayCancelPreview(facts, now, settings),
    authorizations: facts.autoPay && [givenWith(facts.autoPay)],
  };
}

/** The flow as a customer of a scenario sees it. */
export function SampleAutoPayManage(props: SampleAutoPayManageProps) {
  const { scenario = storyScenario('autoPayOn'), state, context, ports, ...ways } = props;
  const snapshot = state
    ? autoPayManageMachine.resolveState({
        value: state,
        context: { ...emptyContext, ...manageContextOf(scenario), ...context },
      })
    : undefined;
  const flow = sampleFlowProps(scenario);
  return (
    <AutoPayManageFlow
      {...flow}
      ports={ports ?? samplePorts(scenario).ports}
      links={{ ...flow.links, paymentTerms: '/terms', serviceTerms: '/terms', paymentMethods: null }}
      snapshot={snapshot}
      {...ways}
    />
  );
}
