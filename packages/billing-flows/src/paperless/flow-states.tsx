import { useCopy } from '@linework/copy';
import { isShownAs, type OutcomeShownAs, outcomes, type PaperlessOverview } from '@linework/domain';
import { LoadingScreen, nextActions } from '@linework/parts/flow';
import type { FlowPlaces, PlaceIn } from '@linework/parts/flow/chart';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { AddressScreen } from './AddressScreen.tsx';
import { LeaveScreen, ReviewScreen } from './ConfirmScreen.tsx';
import { OverviewScreen } from './OverviewScreen.tsx';
import { paperlessCopy } from './paperless.copy.ts';
import type { paperlessMachine } from './paperless.machine.ts';
import type { PaperlessContext, PaperlessEvent, PaperlessFlowProps, Step } from './paperless.types.ts';
import { ResultScreen } from './ResultScreen.tsx';

/** Every state of the chart, by name: a new one without a screen does not compile. */
export type StateName = SnapshotFrom<typeof paperlessMachine>['value'];

/** What every screen of the flow is made from. */
interface PaperlessView extends PaperlessFlowProps {
  readonly context: PaperlessContext;
  readonly send: (event: PaperlessEvent) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: PaperlessEvent) => boolean;
}

const { isPossible, take } = nextActions<PaperlessEvent>({
  tryAgain: [{ type: 'change.retried' }, { type: 'load.retried' }],
});

function Loading() {
  const { t } = useCopy(paperlessCopy);
  return <LoadingScreen label={t('loading')} />;
}

/** A screen that says how it stands; the shape of one while nobody knows. */
const once =
  (draw: (view: PaperlessView, overview: PaperlessOverview) => ReactNode) => (view: PaperlessView) =>
    view.context.overview ? draw(view, view.context.overview) : <Loading />;

const overview = once(({ context, send, userId, timeZone }, known) => (
  <OverviewScreen
    overview={known}
    userId={userId}
    timeZone={timeZone}
    isChangedMeanwhile={context.result?.outcome === 'LW-PPL-012'}
    onAddress={() => send({ type: 'address.reopened' })}
    onLeave={() => send({ type: 'leaving.reopened' })}
  />
));

const address = once(({ context, send }, known) => (
  <AddressScreen
    overview={known}
    typed={context.typed}
    isRefused={context.result?.outcome === 'LW-PPL-013'}
    onSubmit={(email) => send({ type: 'address.submitted', email })}
  />
));

const confirmProps = ({ context, send }: PaperlessView, known: PaperlessOverview, isBusy: boolean) => ({
  overview: known,
  isBusy,
  isCutOff: context.isCutOff,
  onSubmit: () => send({ type: 'change.submitted' }),
  onAddress: () => send({ type: 'address.reopened' }),
});
const review = (isBusy: boolean) =>
  once((view, known) => (
    <ReviewScreen {...confirmProps(view, known, isBusy)} typed={view.context.typed ?? ''} />
  ));
const leave = (isBusy: boolean) =>
  once((view, known) => (
    <LeaveScreen
      {...confirmProps(view, known, isBusy)}
      onKeep={() => view.send({ type: 'overview.reopened' })}
    />
  ));

/** A screen that tells an outcome, with those of its next actions that lead somewhere from here. */
const tells = (code: OutcomeShownAs<'page'>) => (view: PaperlessView) => {
  const { result } = view.context;
  const told = result && isShownAs(result.outcome, 'page') ? result.outcome : code;
  return (
    <ResultScreen
      key={told}
      code={told}
      changed={outcomes[told].family === 'success' ? view.context.overview : null}
      reference={result?.reference ?? null}
      actions={outcomes[told].nextActions.filter((action) => isPossible(view, action))}
      onAction={(action) => take(view, action)}
    />
  );
};

interface FlowState {
  /** Where it is for the customer and the address bar; `null` where it is at no step yet. */
  readonly place: PlaceIn<Step> | null;
  readonly screen: (view: PaperlessView) => ReactNode;
}

/** Where each state is, and which screen it has. Screens that stay over several states keep what was typed in them. */
export const flowStates = {
  loading: { place: null, screen: () => <Loading /> },
  loadFailed: { place: null, screen: tells('LW-SYS-010') },
  restricted: { place: 'overview', screen: overview },
  overview: { place: 'overview', screen: overview },
  enteringAddress: { place: 'address', screen: address },
  confirming: { place: 'review', screen: review(false) },
  submitting: { place: 'review', screen: review(true) },
  confirmingLeave: { place: 'leaving', screen: leave(false) },
  leaving: { place: 'leaving', screen: leave(true) },
  enrolled: { place: 'result', screen: tells('LW-PPL-001') },
  changed: { place: 'result', screen: tells('LW-PPL-002') },
  left: { place: 'result', screen: tells('LW-PPL-003') },
  failed: { place: 'result', screen: tells('LW-PPL-010') },
  sessionEnded: { place: 'result', screen: tells('LW-AUT-030') },
  serviceUnavailable: { place: 'result', screen: tells('LW-SYS-010') },
} as const satisfies Record<StateName, FlowState>;

/** How the address asks for a step, and where Back leads. */
export const places: FlowPlaces<StateName, Step, PaperlessEvent> = {
  placeOf: (state) => flowStates[state].place,
  reopenings: {
    overview: { type: 'overview.reopened' },
    address: { type: 'address.reopened' },
    review: { type: 'review.reopened' },
    leaving: { type: 'leaving.reopened' },
  },
  firstStep: 'overview',
  stepBack: { type: 'step.back' },
  intoForm: [{ type: 'review.reopened' }, { type: 'overview.reopened' }],
};
