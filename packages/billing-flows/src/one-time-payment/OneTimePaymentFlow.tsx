import { useCopy } from '@linework/copy';
import { DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import { BalanceLines, balanceCopy } from '@linework/parts/balance';
import { type FlowAside, FlowFrame, LinesSkeleton, useAddress, useLeaving } from '@linework/parts/flow';
import { methodThatPays } from '@linework/parts/flow/chart';
import { useMethodLabel } from '@linework/parts/methods';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { addressOf, flowStates, places } from './flow-states.tsx';
import { oneTimePaymentCopy } from './one-time-payment.copy.ts';
import type { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import { providedMachine } from './one-time-payment.ports.ts';
import { wayInOf } from './one-time-payment.start.ts';
import {
  type OneTimePaymentContext,
  type OneTimePaymentEvent,
  type OneTimePaymentFlowProps,
  type Place,
  steps,
} from './one-time-payment.types.ts';

export interface OneTimePaymentProps extends OneTimePaymentFlowProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: SnapshotFrom<typeof oneTimePaymentMachine> | undefined;
}

/** The whole flow. Its ports are those it was opened with. */
export function OneTimePaymentFlow(props: OneTimePaymentProps) {
  const { ports, snapshot: startingAt, address, onLeave, onSubmittingChange } = props;
  const [machine] = useState(() => providedMachine(ports));
  const [snapshot, send] = useMachine(machine, {
    input: { way: wayInOf(address ?? {}) },
    ...(startingAt && { snapshot: startingAt }),
  });
  const { value: state, context } = snapshot;
  const { place, screen } = flowStates[state];
  const can = (event: OneTimePaymentEvent) => snapshot.can(event);
  useAddress(props, places, { state, send, can }, (at) => addressOf(at, context));
  const leaving = useLeaving(state, () => onLeave('push'));
  const isSubmitting = state === 'submitting';
  useEffect(() => onSubmittingChange?.(isSubmitting), [isSubmitting, onSubmittingChange]);
  const aside = useAside(state === 'loading' ? 'loading' : place, context);
  const { t } = useCopy(oneTimePaymentCopy);
  const counted = steps.filter((step) => step !== 'bank' || context.options?.bankConnect);

  return (
    <FlowFrame
      flow={props}
      steps={counted.map((id) => ({ id, label: t(`steps.${id}`) }))}
      stepsLabel={t('steps.label')}
      // While it loads it already has the shape of its first step: nothing jumps.
      place={place ?? (state === 'loading' ? 'amount' : 'result')}
      leaving={leaving}
      leavingWords={{ title: t('leaving.title'), text: t('leaving.text') }}
      onBack={backFrom()}
      aside={aside}
    >
      {screen({ ...props, context, send, can })}
    </FlowFrame>
  );

  /** A step back; from the first one out of the flow, as the browser's own Back does. */
  function backFrom(): (() => void) | null {
    if (can(places.stepBack)) return () => send(places.stepBack);
    return state === 'enteringAmount' ? leaving.leave : null;
  }
}

/** Beside the steps: what the figures are made of where they are chosen and confirmed, what was answered in between. */
function useAside(place: Place | 'loading' | null, context: OneTimePaymentContext): FlowAside | undefined {
  const balance = useCopy(balanceCopy);
  const { t } = useCopy(oneTimePaymentCopy);
  const { options, amount } = context;
  if (place === 'loading') return { title: balance.t('heading'), note: null, content: <LinesSkeleton /> };
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

/** What was answered so far: paying, from, on. */
function FlowSummary({ context }: { context: OneTimePaymentContext }) {
  const { t } = useCopy(oneTimePaymentCopy);
  const labelOf = useMethodLabel();
  const { amount, date } = context;
  const used = methodThatPays(context);
  return (
    <DescriptionList layout="figures" startsWithRule={false}>
      {amount.money && (
        <DescriptionRow label={t('summary.paying')} value={<Money cents={amount.money.cents} />} />
      )}
      {used && <DescriptionRow label={t('summary.from')} value={labelOf(used)} />}
      {date && <DescriptionRow label={t('summary.on')} value={t('summary.day', { date })} />}
    </DescriptionList>
  );
}
