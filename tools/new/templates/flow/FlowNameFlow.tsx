import { useCopy } from '@linework/copy';
import { FlowFrame, useAddress, useLeaving } from '@linework/parts/flow';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { flowNameCopy } from './flow-name.copy.ts';
import type { flowNameMachine } from './flow-name.machine.ts';
import { providedMachine } from './flow-name.ports.ts';
import type { FlowNameEvent, FlowNameFlowProps } from './flow-name.types.ts';
import { flowStates, places } from './flow-states.tsx';

export interface FlowNameProps extends FlowNameFlowProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: SnapshotFrom<typeof flowNameMachine> | undefined;
}

/** The whole flow. Its ports are those it was opened with. */
export function FlowNameFlow(props: FlowNameProps) {
  const { ports, snapshot: startingAt, onLeave, onSubmittingChange } = props;
  const { t } = useCopy(flowNameCopy);
  const [machine] = useState(() => providedMachine(ports));
  const [snapshot, send] = useMachine(machine, { ...(startingAt && { snapshot: startingAt }) });
  const { value: state, context } = snapshot;
  const can = (event: FlowNameEvent) => snapshot.can(event);
  useAddress(props, places, { state, send, can }, (step) => (step ? { step } : {}));
  const leaving = useLeaving(state, () => onLeave('push'));
  const isSubmitting = state === 'submitting';
  useEffect(() => onSubmittingChange?.(isSubmitting), [isSubmitting, onSubmittingChange]);
  const { place, screen } = flowStates[state];

  return (
    <FlowFrame
      flow={props}
      steps={[{ id: 'review', label: t('steps.review') }]}
      stepsLabel={t('steps.label')}
      place={place ?? 'review'}
      leaving={leaving}
      leavingWords={{ title: t('leaving.title'), text: t('leaving.text') }}
      // Say otherwise once it stores what is entered: then the way out is called "Save and exit".
      keepsDraft={false}
      onBack={place === 'result' ? null : leaving.leave}
    >
      {screen({ ...props, context, send, can })}
    </FlowFrame>
  );
}
