import { storyScenario } from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import { FlowNameFlow } from './FlowNameFlow.tsx';
import { emptyContext, flowNameMachine } from './flow-name.machine.ts';
import type { FlowNameContext, FlowNamePorts } from './flow-name.types.ts';
import type { StateName } from './flow-states.tsx';
import { samplePorts } from './sample-ports.ts';

export interface SampleFlowNameProps {
  /** Opens in a state and stands still; without one the flow is played from the start. */
  readonly state?: StateName;
  readonly context?: Partial<FlowNameContext>;
  readonly ports?: FlowNamePorts;
}

/** The flow as a sample customer sees it. */
export function SampleFlowName({ state, context, ports = samplePorts() }: SampleFlowNameProps) {
  const scenario = storyScenario('current');
  const facts = { companyName: scenario.facts.account.companyName };
  const snapshot = state
    ? flowNameMachine.resolveState({ value: state, context: { ...emptyContext, facts, ...context } })
    : undefined;
  return <FlowNameFlow {...sampleFlowProps(scenario)} ports={ports} snapshot={snapshot} />;
}
