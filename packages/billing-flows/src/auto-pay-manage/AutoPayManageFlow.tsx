import { useCopy } from '@linework/copy';
import { FlowFrame, useAddress, useLeaving } from '@linework/parts/flow';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';
import type { autoPayManageMachine } from './auto-pay-manage.machine.ts';
import { providedMachine } from './auto-pay-manage.ports.ts';
import {
  type AutoPayManageFlowProps,
  countedSteps,
  type ManageEvent,
  type Place,
} from './auto-pay-manage.types.ts';
import { flowStates, places } from './flow-states.tsx';
import { useManageAside } from './use-manage-aside.tsx';

export interface AutoPayManageProps extends AutoPayManageFlowProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: SnapshotFrom<typeof autoPayManageMachine> | undefined;
}

/** The steps that are counted: a change's own. The summary comes before them, and canceling is one page. */
const countedAs = {
  summary: 'overview',
  services: 'changes',
  method: 'changes',
  bank: 'changes',
  day: 'changes',
  review: 'review',
  cancel: 'cancel',
  authorizations: 'result',
  result: 'result',
} as const satisfies Record<Place, (typeof countedSteps)[number] | 'overview' | 'cancel' | 'result'>;

/** The whole flow. Its ports are those it was opened with. */
export function AutoPayManageFlow(props: AutoPayManageProps) {
  const { ports, snapshot: startingAt, address, onLeave, onSubmittingChange } = props;
  const { t } = useCopy(autoPayManageCopy);
  const [machine] = useState(() => providedMachine(ports));
  const [snapshot, send] = useMachine(machine, {
    input: { step: address?.step },
    ...(startingAt && { snapshot: startingAt }),
  });
  const { value: state, context } = snapshot;
  const { place, screen } = flowStates[state];
  const can = (event: ManageEvent) => snapshot.can(event);
  useAddress(props, places, { state, send, can }, (step) => (step ? { step } : {}));
  const isSubmitting = state === 'submitting' || state === 'canceling';
  const leaving = useLeaving(isSubmitting ? 'submitting' : state, () => onLeave('push'));
  useEffect(() => onSubmittingChange?.(isSubmitting), [isSubmitting, onSubmittingChange]);
  const [considered, consider] = useState<number | null>(null);
  const isAsked = place === 'day' && considered !== null;
  const aside = useManageAside(
    isAsked ? { ...context, debitDay: considered, first: null } : context,
    place,
    props.timeZone,
  );

  return (
    <FlowFrame
      flow={props}
      steps={countedSteps.map((id) => ({ id, label: t(`steps.${id}`) }))}
      stepsLabel={t('steps.label')}
      // While it loads it already has the shape of what comes first: nothing jumps.
      place={place ? countedAs[place] : state === 'loading' ? 'overview' : 'result'}
      leaving={leaving}
      leavingWords={{ title: t('leaving.title'), text: t('leaving.text') }}
      keepsDraft={false}
      isSending={isSubmitting}
      onBack={backFrom()}
      aside={aside}
    >
      {screen({ ...props, context, send, can, consider })}
    </FlowFrame>
  );

  /** A step back; from how it stands out of the flow, as the browser's own Back does. */
  function backFrom(): (() => void) | null {
    if (can(places.stepBack)) return () => send(places.stepBack);
    return state === 'loading' || place === 'summary' ? leaving.leave : null;
  }
}
