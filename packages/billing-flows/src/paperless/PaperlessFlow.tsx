import { useCopy } from '@linework/copy';
import { isShownAs, type OutcomeShownAs, outcomes, type PaperlessOverview } from '@linework/domain';
import {
  FlowFrame,
  type InwardAction,
  LoadingScreen,
  nextActions,
  useAddress,
  useLeaving,
} from '@linework/parts/flow';
import type { FlowPlaces } from '@linework/parts/flow/chart';
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { paperlessCopy } from './paperless.copy.ts';
import type { paperlessMachine } from './paperless.machine.ts';
import { providedMachine } from './paperless.ports.ts';
import type { PaperlessContext, PaperlessEvent, PaperlessFlowProps, Step } from './paperless.types.ts';
import { AddressScreen } from './screens/AddressScreen.tsx';
import { LeaveScreen, ReviewScreen } from './screens/ConfirmScreen.tsx';
import { OverviewScreen } from './screens/OverviewScreen.tsx';
import { ResultScreen } from './screens/ResultScreen.tsx';

type Snapshot = SnapshotFrom<typeof paperlessMachine>;
/** Every state of the chart, by name: a new one without a screen does not compile. */
export type StateName = Snapshot['value'];

/** Where each state is for the customer and the address bar, and how the address asks for a step. */
const places = {
  placeOf: {
    loading: null,
    loadFailed: null,
    restricted: 'overview',
    overview: 'overview',
    enteringAddress: 'address',
    confirming: 'review',
    submitting: 'review',
    confirmingLeave: 'leaving',
    leaving: 'leaving',
    enrolled: 'result',
    changed: 'result',
    left: 'result',
    failed: 'result',
    sessionEnded: 'result',
    serviceUnavailable: 'result',
  },
  reopenings: {
    overview: { type: 'overview.reopened' },
    address: { type: 'address.reopened' },
    review: { type: 'review.reopened' },
    leaving: { type: 'leaving.reopened' },
  },
  firstStep: 'overview',
  stepBack: { type: 'step.back' },
  intoForm: [{ type: 'review.reopened' }, { type: 'overview.reopened' }],
} as const satisfies FlowPlaces<StateName, Step, PaperlessEvent>;

const eventsOfActions = {
  tryAgain: [{ type: 'change.retried' }, { type: 'load.retried' }],
  useAnotherMethod: [],
  checkSecurityCode: [],
  reviewAmount: [],
  changeAmount: [],
  changeDate: [],
  enterNumbers: [],
  seePayment: [],
  print: [],
} as const satisfies Record<InwardAction, readonly PaperlessEvent[]>;
const { isPossible, take } = nextActions<PaperlessEvent>(eventsOfActions);

interface PaperlessView extends PaperlessFlowProps {
  readonly context: PaperlessContext;
  readonly state: StateName;
  readonly send: (event: PaperlessEvent) => void;
  readonly can: (event: PaperlessEvent) => boolean;
}

/** A screen that needs to know how it stands; in its place the shape of one while nobody does. */
const once = (draw: (view: PaperlessView, overview: PaperlessOverview) => ReactNode) => (view: PaperlessView) =>
  view.context.overview ? draw(view, view.context.overview) : <Loading />;

function Loading() {
  const { t } = useCopy(paperlessCopy);
  return <LoadingScreen label={t('loading')} />;
}

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

const confirmProps = ({ context, state, send }: PaperlessView, known: PaperlessOverview) => ({
  overview: known,
  isBusy: state === 'submitting' || state === 'leaving',
  isCutOff: context.isCutOff,
  onSubmit: () => send({ type: 'change.submitted' }),
  onAddress: () => send({ type: 'address.reopened' }),
});
const review = once((view, known) => (
  <ReviewScreen {...confirmProps(view, known)} typed={view.context.typed ?? ''} />
));
const leave = once((view, known) => (
  <LeaveScreen {...confirmProps(view, known)} onKeep={() => view.send({ type: 'overview.reopened' })} />
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

const screens = {
  loading: () => <Loading />,
  loadFailed: tells('LW-BIL-010'),
  restricted: overview,
  overview,
  enteringAddress: once(({ context, send }, known) => (
    <AddressScreen
      overview={known}
      typed={context.typed}
      isRefused={context.result?.outcome === 'LW-PPL-013'}
      onSubmit={(email) => send({ type: 'address.submitted', email })}
    />
  )),
  confirming: review,
  submitting: review,
  confirmingLeave: leave,
  leaving: leave,
  enrolled: tells('LW-PPL-001'),
  changed: tells('LW-PPL-002'),
  left: tells('LW-PPL-003'),
  failed: tells('LW-PPL-010'),
  sessionEnded: tells('LW-AUT-030'),
  serviceUnavailable: tells('LW-SYS-010'),
} as const satisfies Record<StateName, (view: PaperlessView) => ReactNode>;

export interface PaperlessProps extends PaperlessFlowProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: Snapshot | undefined;
}

/** The whole flow. Its ports are those it was opened with. */
export function PaperlessFlow(props: PaperlessProps) {
  const { ports, snapshot: startingAt, address, onLeave, onSubmittingChange } = props;
  const { t } = useCopy(paperlessCopy);
  const [machine] = useState(() => providedMachine(ports));
  const [snapshot, send] = useMachine(machine, {
    input: { step: address?.step },
    ...(startingAt && { snapshot: startingAt }),
  });
  const { value: state, context } = snapshot;
  const can = (event: PaperlessEvent) => snapshot.can(event);
  useAddress(props, places, { state, send, can }, (step) => (step ? { step } : {}));
  const leaving = useLeaving(state, () => onLeave('push'));
  const isSubmitting = state === 'submitting' || state === 'leaving';
  useEffect(() => onSubmittingChange?.(isSubmitting), [isSubmitting, onSubmittingChange]);
  const place = places.placeOf[state] ?? 'overview';

  return (
    <FlowFrame
      flow={props}
      steps={[
        { id: 'address', label: t('steps.address') },
        { id: 'review', label: t('steps.review') },
      ]}
      stepsLabel={t('steps.label')}
      place={place}
      leaving={leaving}
      leavingWords={{ title: t('leaving.title'), text: t('leaving.text') }}
      onBack={backFrom()}
    >
      {screens[state]({ ...props, context, state, send, can })}
    </FlowFrame>
  );

  /** A step back; from how it stands out of the flow, as the browser's own Back does. */
  function backFrom(): (() => void) | null {
    if (can(places.stepBack)) return () => send(places.stepBack);
    return place === 'overview' ? leaving.leave : null;
  }
}
