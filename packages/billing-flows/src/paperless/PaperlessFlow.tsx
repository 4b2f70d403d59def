import { useCopy } from '@linework/copy';
import { FlowFrame, useAddress, useLeaving } from '@linework/parts/flow';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { flowStates, places } from './flow-states.tsx';
import { paperlessCopy } from './paperless.copy.ts';
import type { paperlessMachine } from './paperless.machine.ts';
import { providedMachine } from './paperless.ports.ts';
import type { PaperlessEvent, PaperlessFlowProps } from './paperless.types.ts';

export interface PaperlessProps extends PaperlessFlowProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: SnapshotFrom<typeof paperlessMachine> | undefined;
}

/** The whole flow. Its ports are those it was opened with. */
export function PaperlessFlow(props: PaperlessProps) {
  const { ports, snapshot: startingAt, address, onLeave, onSubmittingChange } = props;
  const { t } = useCopy(paperlessCopy);
  const [machine] = useState(() => providedMachine(ports));
  const [snapshot, send] = useMachine(machine, {
    input: { step: address?.step },
    ...(startingAt && { snapshot: startingAt }),
  });
  const { value: state, context } = snapshot;
  const can = (event: PaperlessEvent) => snapshot.can(event);
  useAddress(props, places, { state, send, can }, (step) => (step ? { step } : {}));
  const leaving = useLeaving(state, () => onLeave('push'));
  const isSubmitting = state === 'submitting' || state === 'leaving';
  useEffect(() => onSubmittingChange?.(isSubmitting), [isSubmitting, onSubmittingChange]);
  const { place, screen } = flowStates[state];

  return (
    <FlowFrame
      flow={props}
      steps={[
        { id: 'address', label: t('steps.address') },
        { id: 'review', label: t('steps.review') },
      ]}
      stepsLabel={t('steps.label')}
      place={place ?? 'overview'}
      leaving={leaving}
      leavingWords={{ title: t('leaving.title'), text: t('leaving.text') }}
      keepsDraft={false}
      onBack={backFrom()}
    >
      {screen({ ...props, context, send, can })}
    </FlowFrame>
  );

  /** A step back; from how it stands out of the flow, as the browser's own Back does. */
  function backFrom(): (() => void) | null {
    if (can(places.stepBack)) return () => send(places.stepBack);
    return state === 'loading' || place === 'overview' ? leaving.leave : null;
  }
}
