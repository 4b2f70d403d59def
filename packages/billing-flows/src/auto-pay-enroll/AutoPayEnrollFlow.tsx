import { useCopy } from '@linework/copy';
import { FlowFrame, useAddress, useLeaving } from '@linework/parts/flow';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { autoPayEnrollCopy } from './auto-pay-enroll.copy.ts';
import type { autoPayEnrollMachine } from './auto-pay-enroll.machine.ts';
import { providedMachine } from './auto-pay-enroll.ports.ts';
import { unaskedAnswer } from './auto-pay-enroll.rules.ts';
import {
  type AutoPayEnrollFlowProps,
  countedSteps,
  type EnrollEvent,
  type Place,
} from './auto-pay-enroll.types.ts';
import type { Considered } from './enroll-view.ts';
import { flowStates, places } from './flow-states.tsx';
import { useEnrollAside } from './use-enroll-aside.tsx';

export interface AutoPayEnrollProps extends AutoPayEnrollFlowProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: SnapshotFrom<typeof autoPayEnrollMachine> | undefined;
}

/** Connecting a bank belongs to the method, and the day to the review. */
const countedAs = { bank: 'method', day: 'review' } as const;
const counted = (place: Place) => (place === 'bank' || place === 'day' ? countedAs[place] : place);

/** The whole flow. Its ports are those it was opened with. */
export function AutoPayEnrollFlow(props: AutoPayEnrollProps) {
  const { ports, snapshot: startingAt, address, onLeave, onSubmittingChange } = props;
  const { t } = useCopy(autoPayEnrollCopy);
  const [machine] = useState(() => providedMachine(ports));
  const [snapshot, send] = useMachine(machine, {
    input: { step: address?.step },
    ...(startingAt && { snapshot: startingAt }),
  });
  const { value: state, context } = snapshot;
  const { place, screen } = flowStates[state];
  const can = (event: EnrollEvent) => snapshot.can(event);
  useAddress(props, places, { state, send, can }, (step) => (step ? { step } : {}));
  const leaving = useLeaving(state, () => onLeave('push'));
  const isSubmitting = state === 'submitting';
  useEffect(() => onSubmittingChange?.(isSubmitting), [isSubmitting, onSubmittingChange]);
  const [considered, consider] = useState<Considered>({});
  const isAsked = place === 'amount' || place === 'day';
  const aside = useEnrollAside(
    isAsked ? { ...context, ...considered, first: null } : context,
    place,
    props.timeZone,
  );
  const isLoading = state === 'loading';
  const hasAmountStep = isLoading || unaskedAnswer(context) === null;

  return (
    <FlowFrame
      flow={props}
      steps={countedSteps
        .filter((id) => id !== 'amount' || hasAmountStep)
        .map((id) => ({ id, label: t(`steps.${id}`) }))}
      stepsLabel={t('steps.label')}
      // While it loads it already has the shape of its first step: nothing jumps.
      place={place ? counted(place) : isLoading ? 'amount' : 'result'}
      leaving={leaving}
      // What is kept is found again by whoever comes back to a step, and offered to nobody.
      keepsDraft={false}
      leavingWords={{ title: t('leaving.title'), text: t('leaving.text') }}
      onBack={backFrom()}
      aside={place === 'result' || (place === null && !isLoading) ? undefined : aside}
    >
      {screen({ ...props, context, send, can, consider })}
    </FlowFrame>
  );

  /** A step back; from the first one out of the flow, as the browser's own Back does. */
  function backFrom(): (() => void) | null {
    if (can(places.stepBack)) return () => send(places.stepBack);
    return state === 'enteringAmount' || state === 'choosingMethod' ? leaving.leave : null;
  }
}
