import { useCopy } from '@linework/copy';
import { isShownAs, type OutcomeShownAs, outcomes } from '@linework/domain';
import { LoadingScreen, nextActions } from '@linework/parts/flow';
import type { FlowPlaces, PlaceIn } from '@linework/parts/flow/chart';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { flowNameCopy } from './flow-name.copy.ts';
import type { flowNameMachine } from './flow-name.machine.ts';
import type { FlowNameContext, FlowNameEvent, FlowNameFlowProps, Step } from './flow-name.types.ts';
import { DoneScreen, StoppedScreen } from './ResultScreen.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';

/** Every state of the chart, by name: a new one without a screen does not compile. */
export type StateName = SnapshotFrom<typeof flowNameMachine>['value'];

/** What every screen of the flow is made from. */
interface FlowNameView extends FlowNameFlowProps {
  readonly context: FlowNameContext;
  readonly send: (event: FlowNameEvent) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: FlowNameEvent) => boolean;
}

const { isPossible, take } = nextActions<FlowNameEvent>({ tryAgain: [{ type: 'load.retried' }] });

function Loading() {
  const { t } = useCopy(flowNameCopy);
  return <LoadingScreen label={t('loading')} />;
}

const review =
  (isBusy: boolean) =>
  ({ context: { facts }, send }: FlowNameView) =>
    facts ? (
      <ReviewScreen facts={facts} isBusy={isBusy} onSubmit={() => send({ type: 'review.submitted' })} />
    ) : (
      <Loading />
    );

/** A screen that tells what stopped the flow, with those of its next actions that lead somewhere from here. */
const tells = (otherwise: OutcomeShownAs<'page'>) => (view: FlowNameView) => {
  const { stopped } = view.context;
  const code = stopped && isShownAs(stopped.outcome, 'page') ? stopped.outcome : otherwise;
  return (
    <StoppedScreen
      key={code}
      code={code}
      reference={stopped?.reference ?? null}
      actions={outcomes[code].nextActions.filter((action) => isPossible(view, action))}
      onAction={(action) => take(view, action)}
    />
  );
};

interface FlowState {
  /** Where it is for the customer and the address bar; `null` where it is at no step yet. */
  readonly place: PlaceIn<Step> | null;
  readonly screen: (view: FlowNameView) => ReactNode;
}

/** Where each state is, and which screen it has. */
export const flowStates = {
  loading: { place: null, screen: () => <Loading /> },
  loadFailed: { place: null, screen: tells('LW-SYS-010') },
  reviewing: { place: 'review', screen: review(false) },
  submitting: { place: 'review', screen: review(true) },
  done: { place: 'result', screen: (view) => <DoneScreen onAction={view.onAction} /> },
  sessionEnded: { place: 'result', screen: tells('LW-AUT-030') },
  serviceUnavailable: { place: 'result', screen: tells('LW-SYS-010') },
} as const satisfies Record<StateName, FlowState>;

/** How the address asks for a step, and where Back leads. */
export const places: FlowPlaces<StateName, Step, FlowNameEvent> = {
  placeOf: (state) => flowStates[state].place,
  reopenings: { review: { type: 'review.reopened' } },
  firstStep: 'review',
  stepBack: { type: 'step.back' },
  intoForm: [{ type: 'review.reopened' }],
};
