import { useCopy } from '@linework/copy';
import type { Money } from '@linework/domain';
import { FlowFrame, useAddress, useLeaving, useTurns } from '@linework/parts/flow';
import { usePaymentAside } from '@linework/parts/payment';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { addressOf, flowStates, places } from './flow-states.tsx';
import { oneTimePaymentCopy } from './one-time-payment.copy.ts';
import type { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import { providedMachine } from './one-time-payment.ports.ts';
import { isAgreedAmount } from './one-time-payment.rules.ts';
import { wayInOf } from './one-time-payment.start.ts';
import {
  type OneTimePaymentEvent,
  type OneTimePaymentFlowProps,
  steps,
  type WayIn,
} from './one-time-payment.types.ts';
import type { FlowView } from './step-screens.tsx';

export interface OneTimePaymentProps extends OneTimePaymentFlowProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: SnapshotFrom<typeof oneTimePaymentMachine> | undefined;
}

/** The whole flow, from payment to payment: what one left is paid by another, which begins with its figure. */
export function OneTimePaymentFlow({ snapshot, ...props }: OneTimePaymentProps) {
  const { address = {} } = props;
  const turn = useTurns({ way: wayInOf(address), prefersLater: address.when === 'later' }, snapshot);
  return (
    <OnePayment
      key={turn.key}
      {...props}
      snapshot={turn.snapshot}
      {...turn.beginning}
      onPayRest={(choice) =>
        turn.beginAnew({ way: { kind: 'figure', choice, methodId: null }, prefersLater: false })
      }
    />
  );
}

interface OnePaymentProps extends OneTimePaymentProps {
  readonly way: WayIn;
  /** The customer came to schedule. */
  readonly prefersLater: boolean;
  /** Begins another payment, of what this one left. */
  readonly onPayRest: FlowView['onPayRest'];
}

/** A payment. Its ports are those it was opened with. */
function OnePayment(props: OnePaymentProps) {
  const { ports, snapshot: startingAt, way, prefersLater, onLeave, onSubmittingChange } = props;
  const [machine] = useState(() => providedMachine(ports));
  const [snapshot, send] = useMachine(machine, {
    input: { way, prefersLater },
    ...(startingAt && { snapshot: startingAt }),
  });
  const { value: state, context } = snapshot;
  const { place, screen } = flowStates[state];
  const can = (event: OneTimePaymentEvent) => snapshot.can(event);
  useAddress(props, places, { state, send, can }, (at) => addressOf(at, context));
  const leaving = useLeaving(state, () => onLeave('push'));
  const isSubmitting = state === 'submitting';
  useEffect(() => onSubmittingChange?.(isSubmitting), [isSubmitting, onSubmittingChange]);
  const [considered, consider] = useState<Money | null>(null);
  const { options, amount, date } = context;
  const isAmount = place === 'amount';
  const aside = usePaymentAside({
    options,
    amount: isAmount ? considered : amount.money,
    date,
    userId: props.userId,
  });
  const { t } = useCopy(oneTimePaymentCopy);
  // A step with nothing to choose is none: another bank than by its numbers, another day than today.
  const isCounted = { bank: options?.bankConnect, date: !options?.dates.mustPayToday || place === 'date' };
  const counted = steps.filter((step) => (step === 'bank' || step === 'date' ? isCounted[step] : true));

  return (
    <FlowFrame
      flow={props}
      steps={counted.map((id) => ({ id, label: t(`steps.${id}`) }))}
      stepsLabel={t('steps.label')}
      // While it loads it already has the shape of its first step: nothing jumps.
      place={place ?? (state === 'loading' ? 'amount' : 'result')}
      leaving={leaving}
      // What is kept is kept from the amount on.
      hasKept={isAgreedAmount(context)}
      leavingWords={{ title: t('leaving.title'), text: t('leaving.text') }}
      onBack={backFrom()}
      aside={place === 'result' || (place === null && state !== 'loading') ? undefined : aside}
    >
      {screen({ ...props, context, send, can, consider })}
    </FlowFrame>
  );

  /** A step back; from the first one out of the flow, as the browser's own Back does. */
  function backFrom(): (() => void) | null {
    if (can(places.stepBack)) return () => send(places.stepBack);
    return state === 'enteringAmount' || state === 'offeringDraft' ? leaving.leave : null;
  }
}
