import { useCopy } from '@linework/copy';
import type { Money } from '@linework/domain';
import { FlowFrame, useAddress, useLeaving } from '@linework/parts/flow';
import { usePaymentAside } from '@linework/parts/payment';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { devicePaymentCopy } from './device-payment.copy.ts';
import type { devicePaymentMachine } from './device-payment.machine.ts';
import { providedMachine } from './device-payment.ports.ts';
import { type DevicePaymentEvent, type DevicePaymentFlowProps, steps } from './device-payment.types.ts';
import { addressOf, flowStates, places } from './flow-states.tsx';

export interface DevicePaymentProps extends DevicePaymentFlowProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: SnapshotFrom<typeof devicePaymentMachine> | undefined;
}

/** The whole flow. Its ports are those it was opened with. */
export function DevicePaymentFlow(props: DevicePaymentProps) {
  const { ports, snapshot: startingAt, address, onLeave, onSubmittingChange } = props;
  const { t } = useCopy(devicePaymentCopy);
  const [machine] = useState(() => providedMachine(ports));
  const [snapshot, send] = useMachine(machine, {
    input: { paymentId: address?.payment },
    ...(startingAt && { snapshot: startingAt }),
  });
  const { value: state, context } = snapshot;
  const { place, screen } = flowStates[state];
  const can = (event: DevicePaymentEvent) => snapshot.can(event);
  useAddress(props, places, { state, send, can }, (to) => addressOf(to, context));
  const leaving = useLeaving(state, () => onLeave('push'));
  const isSubmitting = state === 'submitting';
  useEffect(() => onSubmittingChange?.(isSubmitting), [isSubmitting, onSubmittingChange]);
  const [considered, consider] = useState<Money | null>(null);
  const { options, amount } = context;
  const aside = usePaymentAside({
    options,
    amount: place === 'amount' ? considered : amount.money,
    date: options?.dates.today ?? null,
    userId: props.userId,
  });
  const hasAside = place === 'amount' || place === 'method' || place === 'review' || state === 'loading';

  return (
    <FlowFrame
      flow={props}
      steps={steps.map((id) => ({ id, label: t(`steps.${id}`) }))}
      stepsLabel={t('steps.label')}
      // While it loads it already has the shape of its first step: nothing jumps.
      place={place ?? (state === 'loading' ? 'amount' : 'result')}
      leaving={leaving}
      leavingWords={{ title: t('leaving.title'), text: t('leaving.text') }}
      keepsDraft={false}
      onBack={backFrom()}
      aside={hasAside ? aside : undefined}
    >
      {screen({ ...props, context, send, can, consider })}
    </FlowFrame>
  );

  /** A step back; from the first one out of the flow, as the browser's own Back does. */
  function backFrom(): (() => void) | null {
    if (can(places.stepBack)) return () => send(places.stepBack);
    return state === 'enteringAmount' ? leaving.leave : null;
  }
}
