import { useCopy } from '@linework/copy';
import {
  isShownAs,
  mayScheduleBeside,
  type NextAction,
  type Outcome,
  type OutcomeShownAs,
  outcomes,
  type ScheduledOverview,
} from '@linework/domain';
import {
  type Draw,
  type FlowState,
  type InwardAction,
  LoadingScreen,
  nextActions,
} from '@linework/parts/flow';
import type { FlowPlaces } from '@linework/parts/flow/chart';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { CancelScreen } from './CancelScreen.tsx';
import { DetailScreen } from './DetailScreen.tsx';
import { AmountStep, DateStep, MethodStep, ReviewStep, type ScheduledPaymentView } from './edit-steps.tsx';
import { ListScreen } from './ListScreen.tsx';
import { ResultScreen } from './ResultScreen.tsx';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';
import type { scheduledPaymentMachine } from './scheduled-payment.machine.ts';
import { leavesToPay, leftIn, maySchedule, waitsOn } from './scheduled-payment.rules.ts';
import type { ScheduledPaymentContext, ScheduledPaymentEvent, Step } from './scheduled-payment.types.ts';

/** Every state of the chart, by name: a new one without a screen does not compile. */
export type StateName = SnapshotFrom<typeof scheduledPaymentMachine>['value'];

/** What the flow itself can do about a next action, what comes first first. */
const eventsOfActions: Readonly<Partial<Record<InwardAction, readonly ScheduledPaymentEvent[]>>> = {
  tryAgain: [
    { type: 'change.retried' },
    { type: 'cancellation.retried' },
    { type: 'load.retried' },
    { type: 'method.reopened' },
  ],
  seePayment: [{ type: 'load.retried' }],
  useAnotherMethod: [{ type: 'method.reopened' }],
  checkSecurityCode: [{ type: 'method.reopened' }],
  changeAmount: [{ type: 'amount.reopened' }],
  changeDate: [{ type: 'date.reopened' }],
};
const { isPossible, take } = nextActions<ScheduledPaymentEvent>(eventsOfActions);

interface LoadingProps {
  readonly what?: 'loading' | 'review.loading';
  /** Whether one payment was asked for: its sum stands beside it. */
  readonly isOfOne?: boolean;
}

function Loading({ what = 'loading', isOfOne = false }: LoadingProps) {
  const { t } = useCopy(scheduledPaymentCopy);
  return <LoadingScreen label={t(what)} {...(isOfOne && { breadth: 'sheet' })} />;
}

/** A screen about the payment that was chosen; the shape of one while nobody knows. */
const ofOne =
  (
    draw: (view: ScheduledPaymentView, overview: ScheduledOverview) => ReactNode,
  ): Draw<ScheduledPaymentView> =>
  (view) =>
    view.context.chosen ? draw(view, view.context.chosen) : <Loading />;

const list: Draw<ScheduledPaymentView> = ({ context, send, onLeave, onAction, userId, timeZone }) =>
  context.waiting ? (
    <ListScreen
      waiting={context.waiting}
      userId={userId}
      timeZone={timeZone}
      onChoose={(paymentId) => send({ type: 'payment.chosen', paymentId })}
      onBack={() => onLeave('push')}
      onScheduleAnother={() => onAction('scheduleAnother')}
    />
  ) : (
    <Loading />
  );

const detail = ofOne(({ context, send, onAction, userId, timeZone }, overview) => (
  <DetailScreen
    overview={overview}
    userId={userId}
    timeZone={timeZone}
    onChange={(step) => send({ type: `${step}.reopened` })}
    onCancel={() => send({ type: 'cancel.reopened' })}
    onScheduleAnother={mayScheduleBeside(context.waiting ?? []) ? () => onAction('scheduleAnother') : null}
  />
));

const cancel = (isBusy: boolean) =>
  ofOne(({ context, send, userId }, overview) => (
    <CancelScreen
      overview={overview}
      others={(context.waiting ?? []).flatMap(({ payment }) =>
        payment.id === overview.payment.id ? [] : [payment],
      )}
      userId={userId}
      isBusy={isBusy}
      isCutOff={context.isCutOff}
      onSubmit={() => send({ type: 'cancellation.submitted' })}
      onKeep={() => send({ type: 'step.back' })}
    />
  ));

const amount = ofOne((view, overview) => <AmountStep view={view} overview={overview} />);
const method = ofOne((view, overview) => <MethodStep view={view} overview={overview} />);
const date = ofOne((view, overview) => <DateStep view={view} overview={overview} />);
const review = ofOne((view, overview) => <ReviewStep view={view} overview={overview} />);

/**
 * What can be done after an outcome: a payment that was canceled, by whomever, leaves its amount to be paid, unless something
 * else pays it, and another one can be scheduled; one that was changed is changed once more while it waits.
 */
function actionsOf(code: OutcomeShownAs<'page'>, context: ScheduledPaymentContext): readonly NextAction[] {
  const { nextActions: all }: Outcome = outcomes[code];
  const kept = waitsOn(context) ? all : all.filter((action) => action !== 'manageScheduled');
  const actions: readonly NextAction[] = maySchedule(context) ? [...kept, 'scheduleAnother'] : kept;
  return leavesToPay(context) ? ['makePayment', ...actions] : actions;
}

/** A screen that tells an outcome, with those of its next actions that lead somewhere from here. */
const tells =
  (code: OutcomeShownAs<'page'>): Draw<ScheduledPaymentView> =>
  (view) => {
    const { result, chosen } = view.context;
    const told = result && isShownAs(result.outcome, 'page') ? result.outcome : code;
    return (
      <ResultScreen
        key={told}
        code={told}
        result={result}
        chosen={chosen}
        left={leftIn(view.context)}
        userId={view.userId}
        timeZone={view.timeZone}
        actions={actionsOf(told, view.context).filter((action) => isPossible(view, action))}
        onAction={(action) => take(view, action)}
      />
    );
  };

/** Where each state is, and which screen it has. Screens that stay over several states keep what was typed in them. */
export const flowStates = {
  loading: { place: null, screen: ({ address }) => <Loading isOfOne={address?.payment !== undefined} /> },
  loadFailed: { place: null, screen: tells('LW-SYS-010') },
  listing: { place: 'list', screen: list },
  viewing: { place: 'detail', screen: detail },
  enteringAmount: { place: 'amount', screen: amount },
  confirmingOverpayment: { place: 'amount', screen: amount },
  choosingMethod: { place: 'method', screen: method },
  confirmingExpiringCard: { place: 'method', screen: method },
  choosingDate: { place: 'date', screen: date },
  preparingReview: { place: 'review', screen: () => <Loading what="review.loading" /> },
  reviewing: { place: 'review', screen: review },
  submitting: { place: 'review', screen: review },
  confirmingCancel: { place: 'cancel', screen: cancel(false) },
  canceling: { place: 'cancel', screen: cancel(true) },
  changed: { place: 'result', screen: tells('LW-SCH-001') },
  canceled: { place: 'result', screen: tells('LW-SCH-002') },
  notChanged: { place: 'result', screen: tells('LW-SCH-010') },
  notCanceled: { place: 'result', screen: tells('LW-PAY-070') },
  changedMeanwhile: { place: 'result', screen: tells('LW-SCH-011') },
  refused: { place: 'result', screen: tells('LW-PAY-034') },
  sessionEnded: { place: 'result', screen: tells('LW-AUT-030') },
  serviceUnavailable: { place: 'result', screen: tells('LW-SYS-010') },
} as const satisfies Record<StateName, FlowState<ScheduledPaymentView, Step>>;

/** How the address asks for a step, and where Back leads. */
export const places: FlowPlaces<StateName, Step, ScheduledPaymentEvent> = {
  placeOf: (state) => flowStates[state].place,
  reopenings: {
    list: { type: 'list.reopened' },
    detail: { type: 'detail.reopened' },
    amount: { type: 'amount.reopened' },
    method: { type: 'method.reopened' },
    date: { type: 'date.reopened' },
    review: { type: 'review.reopened' },
    cancel: { type: 'cancel.reopened' },
  },
  firstStep: 'list',
  stepBack: { type: 'step.back' },
  intoForm: [{ type: 'detail.reopened' }],
};
