import { useCopy } from '@linework/copy';
import { FlowFrame, useAddress, useLeaving } from '@linework/parts/flow';
import type { PlaceIn } from '@linework/parts/flow/chart';
import type { CardFormStart } from '@linework/parts/methods';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { flowStates, places, type StateName } from './flow-states.tsx';
import { walletCopy } from './wallet.copy.ts';
import type { walletMachine } from './wallet.machine.ts';
import { providedMachine } from './wallet.ports.ts';
import type { Step, WalletEvent, WalletFlowProps } from './wallet.types.ts';

export interface WalletProps extends WalletFlowProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: SnapshotFrom<typeof walletMachine> | undefined;
}

const sending: readonly StateName[] = ['adding', 'savingCard', 'savingName', 'deleting'];

/** The numbers of a new method are asked for within its first step; what is done about a saved one has no steps. */
const countedAs = (place: PlaceIn<Step>): PlaceIn<Step> =>
  place === 'card' || place === 'bank' ? 'add' : place;

/** The whole flow. Its ports are those it was opened with. */
export function WalletFlow(props: WalletProps) {
  const { ports, userId, snapshot: startingAt, address, onLeave, onSubmittingChange } = props;
  const { t } = useCopy(walletCopy);
  const [machine] = useState(() => providedMachine(ports, userId));
  const [snapshot, send] = useMachine(machine, {
    input: { address },
    ...(startingAt && { snapshot: startingAt }),
  });
  const typed = useRef<CardFormStart>({});
  const { value: state, context } = snapshot;
  const can = (event: WalletEvent) => snapshot.can(event);
  const { place, screen } = flowStates[state];
  const method = context.methodId ?? context.address.method;
  useAddress(props, places, { state, send, can }, (step) =>
    method ? { method, ...(step && { step }) } : { ...(step && { step }) },
  );
  const isSubmitting = sending.includes(state);
  const leaving = useLeaving(isSubmitting ? 'submitting' : state, () => onLeave('push'));
  useEffect(() => onSubmittingChange?.(isSubmitting), [isSubmitting, onSubmittingChange]);
  const steps: { id: Step; label: string }[] = [
    { id: 'add', label: t('steps.add') },
    { id: 'name', label: t('steps.name') },
  ];

  return (
    <FlowFrame
      flow={props}
      steps={steps}
      stepsLabel={t('steps.label')}
      place={countedAs(place ?? (method ? 'saved' : 'add'))}
      leaving={leaving}
      leavingWords={{ title: t('leaving.title'), text: t('leaving.text') }}
      keepsDraft={false}
      onBack={backFrom()}
    >
      {screen({ ...props, context, send, can, typed })}
    </FlowFrame>
  );

  /** A step back; from the first of them out of the flow, as the browser's own Back does. */
  function backFrom(): (() => void) | null {
    if (can(places.stepBack)) return () => send(places.stepBack);
    return place === 'result' ? null : leaving.leave;
  }
}
