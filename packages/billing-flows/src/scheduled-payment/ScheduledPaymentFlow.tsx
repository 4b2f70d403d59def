import { useCopy } from '@linework/copy';
import type { Money } from '@linework/domain';
import { FlowFrame, type OutwardAction, useAddress, useLeaving, useTurns } from '@linework/parts/flow';
import type { PlaceIn } from '@linework/parts/flow/chart';
import { usePaymentAside } from '@linework/parts/payment';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { editedStep } from './edited-step.ts';
import { flowStates, places } from './flow-states.tsx';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';
import type { scheduledPaymentMachine } from './scheduled-payment.machine.ts';
import { providedMachine } from './scheduled-payment.ports.ts';
import { wantedOf } from './scheduled-payment.rules.ts';
import type {
  ScheduledPaymentAddress,
  ScheduledPaymentEvent,
  ScheduledPaymentFlowProps,
  Step,
} from './scheduled-payment.types.ts';

export interface ScheduledPaymentProps extends ScheduledPaymentFlowProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: SnapshotFrom<typeof scheduledPaymentMachine> | undefined;
}

/** Where the figures of the payment are asked for or read once more. */
const showsSum: readonly PlaceIn<Step>[] = ['detail', 'amount', 'method', 'date', 'review'];

/** The whole flow, from change to change: a payment that was changed is looked at again as it is by now. */
export function ScheduledPaymentFlow({ snapshot, ...props }: ScheduledPaymentProps) {
  const turn = useTurns(props.address, snapshot);
  return (
    <OneChange
      key={turn.key}
      {...props}
      snapshot={turn.snapshot}
      begunAt={turn.beginning}
      onAgain={(payment) => turn.beginAnew({ step: 'detail', payment })}
    />
  );
}

interface OneChangeProps extends ScheduledPaymentProps {
  readonly begunAt: ScheduledPaymentAddress | undefined;
  /** Begins anew at a payment, by its id. */
  readonly onAgain: (payment: string) => void;
}

/** A change, or a cancellation. Its ports are those it was opened with. */
function OneChange(props: OneChangeProps) {
  const { ports, snapshot: startingAt, begunAt: address, onAgain, onLeave, onSubmittingChange } = props;
  const { t } = useCopy(scheduledPaymentCopy);
  const [machine] = useState(() => providedMachine(ports));
  const [snapshot, send] = useMachine(machine, {
    input: { address },
    ...(startingAt && { snapshot: startingAt }),
  });
  const { value: state, context } = snapshot;
  const can = (event: ScheduledPaymentEvent) => snapshot.can(event);
  const { place, screen } = flowStates[state];
  const payment = context.chosen?.payment.id ?? context.address.payment;
  useAddress(
    props,
    places,
    { state, send, can },
    (step): ScheduledPaymentAddress =>
      step && step !== 'list' && payment
        ? { step, payment, ...(state === 'changed' && { done: 'changed' }) }
        : { ...(step && { step }) },
  );
  const leaving = useLeaving(state, () => onLeave('push'));
  const isSubmitting = state === 'submitting' || state === 'canceling';
  useEffect(() => onSubmittingChange?.(isSubmitting), [isSubmitting, onSubmittingChange]);
  const edited = editedStep(place, context);
  const [considered, consider] = useState<Money | null>(null);
  const wanted = wantedOf(context);
  const aside = usePaymentAside({
    options: context.chosen?.options ?? null,
    amount: place === 'amount' ? considered : (wanted?.amount ?? null),
    date: wanted?.paymentDate ?? null,
    userId: props.userId,
  });
  const steps: { id: Step; label: string }[] = [
    { id: edited, label: t(`steps.${edited}`) },
    { id: 'review', label: t('steps.review') },
  ];

  return (
    <FlowFrame
      flow={props}
      steps={steps}
      stepsLabel={t('steps.label')}
      place={place ?? (state === 'loading' ? 'list' : 'result')}
      leaving={leaving}
      leavingWords={{ title: t('leaving.title'), text: t('leaving.text') }}
      keepsDraft={false}
      isSending={isSubmitting}
      onBack={backFrom()}
      aside={place && showsSum.includes(place) ? aside : undefined}
    >
      {screen({ ...props, context, send, can, consider, onAction })}
    </FlowFrame>
  );

  /** The payment that it is about is the flow's own to go on with. */
  function onAction(action: OutwardAction): void {
    if (action === 'manageScheduled' && payment !== undefined) onAgain(payment);
    else props.onAction(action);
  }

  /** A step back; from what waits out of the flow, as the browser's own Back does. */
  function backFrom(): (() => void) | null {
    if (can(places.stepBack)) return () => send(places.stepBack);
    return state === 'loading' || place === 'list' ? leaving.leave : null;
  }
}
