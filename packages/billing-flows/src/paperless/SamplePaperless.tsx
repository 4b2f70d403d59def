import { type PaperlessRecord, paperlessOverview } from '@linework/domain';
import type { Scenario } from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import type { StateName } from './flow-states.tsx';
import { PaperlessFlow } from './PaperlessFlow.tsx';
import { emptyContext, paperlessMachine } from './paperless.machine.ts';
import type { PaperlessAddress, PaperlessContext, PaperlessPorts } from './paperless.types.ts';
import { byEmail, samplePorts } from './sample-ports.ts';

export interface SamplePaperlessProps {
  readonly scenario?: Scenario;
  readonly lastChange?: PaperlessRecord | null;
  /** Opens in a state and stands still; without one the flow is played from the start. */
  readonly state?: StateName;
  readonly context?: Partial<PaperlessContext>;
  readonly ports?: PaperlessPorts;
  /** What the address says, for journeys through the browser's history. */
  readonly address?: PaperlessAddress | undefined;
  readonly onAddressChange?: (address: PaperlessAddress, how: 'push' | 'replace') => void;
  readonly onLeave?: (how: 'push' | 'replace') => void;
}

/** The flow as a customer of a scenario sees it. */
export function SamplePaperless(props: SamplePaperlessProps) {
  const { scenario = byEmail, lastChange = null, state, context, ports, ...ways } = props;
  const { account } = scenario.facts;
  const [user] = scenario.users;
  const overview = paperlessOverview(account, user, lastChange, new Date(scenario.now));
  const snapshot = state
    ? paperlessMachine.resolveState({ value: state, context: { ...emptyContext, overview, ...context } })
    : undefined;
  return (
    <PaperlessFlow
      {...sampleFlowProps(scenario)}
      ports={ports ?? samplePorts(scenario).ports}
      offersAction={(action) => action !== 'openSettings'}
      snapshot={snapshot}
      {...ways}
    />
  );
}
