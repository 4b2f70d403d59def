import { useCopy } from '@linework/copy';
import { Money } from '@linework/design-system';
import { BalanceLines, balanceCopy } from '@linework/parts/balance';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { oneTimePaymentCopy } from './copy.ts';
import { FlowFrame, type FlowFrameProps } from './FlowFrame.tsx';
import { FlowSummary } from './FlowSummary.tsx';
import { flowScreens } from './flow-screens.tsx';
import type { OneTimePaymentContext } from './one-time-payment.context.ts';
import type { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import type { OneTimePaymentFlowProps, Place } from './one-time-payment.types.ts';
import { placeOf } from './places.ts';
import { providedMachine } from './provided-machine.ts';
import { LeavingModal } from './screens/LeavingModal.tsx';
import { LinesSkeleton } from './screens/LoadingScreen.tsx';
import { useAddress } from './use-address.ts';
import { useLeaving } from './use-leaving.ts';
import { wayInOf } from './way-in.ts';

export type OneTimePaymentSnapshot = SnapshotFrom<typeof oneTimePaymentMachine>;

export interface OneTimePaymentProps extends OneTimePaymentFlowProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: OneTimePaymentSnapshot | undefined;
}

/** The whole flow. Its ports are those it was opened with. */
export function OneTimePaymentFlow(props: OneTimePaymentProps) {
  const { ports, snapshot: startingAt, address, onLeave, onTitleChange, onSubmittingChange } = props;
  const [machine] = useState(() => providedMachine(ports));
  const [snapshot, send] = useMachine(machine, {
    input: { way: wayInOf(address ?? {}) },
    ...(startingAt && { snapshot: startingAt }),
  });
  const { value: state, context } = snapshot;
  const place = placeOf[state];
  useAddress(props, { state, context, send, can: (event) => snapshot.can(event) });
  const onTitle = useCallback((title: string) => onTitleChange?.(title), [onTitleChange]);
  const leaving = useLeaving(state, () => onLeave('push'));
  const { leave } = leaving;
  const isSubmitting = state === 'submitting';
  useEffect(() => onSubmittingChange?.(isSubmitting), [isSubmitting, onSubmittingChange]);
  const aside = useAside(state === 'loading' ? 'loading' : place, context);
  const { options } = context;

  return (
    <>
      <FlowFrame
        // While it loads it already has the shape of its first step: nothing jumps.
        place={place ?? (state === 'loading' ? 'amount' : 'result')}
        hasBankStep={options?.bankConnect ?? false}
        brandName={props.brandName}
        homeHref={props.links.home}
        utilities={props.utilities}
        menu={props.menu}
        onBack={backFrom()}
        onLeave={leave}
        onTitle={onTitle}
        aside={aside}
      >
        {flowScreens[state]({ ...props, context, send, can: (event) => snapshot.can(event) })}
      </FlowFrame>
      <LeavingModal
        isOpen={leaving.isAsking}
        isLeaving={leaving.isLeaving}
        onLeave={leaving.onConfirm}
        onStay={leaving.onStay}
      />
    </>
  );

  /** A step back; from the first one out of the flow, as the browser's own Back does. */
  function backFrom(): (() => void) | null {
    if (snapshot.can({ type: 'step.back' })) return () => send({ type: 'step.back' });
    return state === 'enteringAmount' ? leave : null;
  }
}

/** Beside the steps: what the figures are made of where they are chosen and confirmed, what was answered in between. */
function useAside(place: Place | 'loading' | null, context: OneTimePaymentContext): FlowFrameProps['aside'] {
  const balance = useCopy(balanceCopy);
  const { t } = useCopy(oneTimePaymentCopy);
  const { options, amount } = context;
  if (place === 'loading') {
    return { title: balance.t('heading'), note: null, content: <LinesSkeleton /> };
  }
  if (!options || place === null || place === 'result') return undefined;
  if (place !== 'amount' && place !== 'review' && amount.money) {
    return {
      title: t('summary.heading'),
      note: <Money cents={amount.money.cents} />,
      content: <FlowSummary context={context} />,
    };
  }
  return {
    title: balance.t('heading'),
    note: <Money cents={options.balance.amountDue.cents} />,
    content: <BalanceLines balance={options.balance} />,
  };
}
