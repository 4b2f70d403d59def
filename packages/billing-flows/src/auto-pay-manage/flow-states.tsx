import {
  chargedAtOnce,
  leftOnceSetHasPaid,
  leftToPayByHand,
  type NextAction,
  type OutcomeShownAs,
  paysOnline,
} from '@linework/domain';
import { methodFlowStates } from '@linework/parts/flow';
import type { FlowPlaces } from '@linework/parts/flow/chart';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { autoPayManageMachine } from './auto-pay-manage.machine.ts';
import { changeMade, isAboutDebit, toEarlierMethod } from './auto-pay-manage.rules.ts';
import type { ManageEvent, Place, Step } from './auto-pay-manage.types.ts';
import type { AmountToPay } from './DueFigure.tsx';
import { ChangedScreen, OffScreen } from './EndingScreen.tsx';
import type { LoadedView, ManageView } from './manage-view.ts';
import { ResultScreen, type ResultScreenProps } from './ResultScreen.tsx';
import {
  AuthorizationsStep,
  CancelStep,
  DayStep,
  Loading,
  loaded,
  MethodStep,
  NewCardStep,
  ReviewStep,
  reopenings,
  ServicesStep,
  SummaryStep,
} from './step-screens.tsx';

/** Where a state is for the customer and the address bar, and what it shows. */
const at = (place: Place | null, screen: (view: ManageView) => ReactNode) => ({ place, screen });

const tells = (
  code: OutcomeShownAs<'page'>,
  place: Place | null = 'result',
  tellsStanding: ResultScreenProps['tellsStanding'] = false,
) => at(place, (view) => <ResultScreen view={view} code={code} tellsStanding={tellsStanding} />);

/** What every ending is given. */
const endingOf = ({ autoPay, options, timeZone, origin, onAction, onLeave }: LoadedView) => ({
  ...{ autoPay, options, timeZone },
  returnsToWallet: origin === 'wallet',
  onReturn: () => onLeave('push'),
  onAction: (action: NextAction) => {
    if (action === 'turnOnAutoPay' || action === 'backToBilling' || action === 'makePayment')
      onAction(action);
  },
});

const Changed = loaded((view) => (
  <ChangedScreen
    {...endingOf(view)}
    what={changeMade(view.context)}
    isDebited={isAboutDebit(view.context)}
    chargedNow={chargedAtOnce(view.context.charged, view.options.dates.today)}
    toEarlierMethod={toEarlierMethod(view.context)}
    actions={['backToBilling', 'print']}
  />
));

/** What nothing is set to pay. The figures are those from before a cancellation, which says itself what it leaves. */
const leftIn = ({ context: { result, cancelPreview }, options }: LoadedView): AmountToPay =>
  result && cancelPreview
    ? cancelPreview.toPay
    : { amount: leftOnceSetHasPaid(options), dueDate: options.balance.nextDueDate };

const Off = loaded((view) => {
  const { options } = view;
  const isMobile = options.mobileBillId !== null;
  const left = leftIn(view);
  const turnOn: readonly NextAction[] = paysOnline(options.restriction) ? ['turnOnAutoPay'] : [];
  const isPayable = leftToPayByHand(options, left.amount) && view.offersAction?.('makePayment') !== false;
  const pay: readonly NextAction[] = isPayable ? ['makePayment'] : [];
  const isCanceled = view.context.result !== null;
  // What was done here can be kept on paper; that it was off already was nobody's doing.
  const print: readonly NextAction[] = isCanceled ? ['print'] : [];
  return (
    <OffScreen
      {...endingOf(view)}
      isMobile={isMobile}
      isCanceled={isCanceled}
      left={left}
      discountLost={isCanceled ? (view.context.cancelPreview?.discountLost?.month ?? null) : null}
      // Mobile service requires it, so what the page asks for comes first.
      actions={
        isMobile
          ? [...turnOn, ...pay, 'backToBilling', ...print]
          : [...pay, 'backToBilling', ...turnOn, ...print]
      }
    />
  );
});

/** Every state of the chart, by name. */
export type StateName = SnapshotFrom<typeof autoPayManageMachine>['value'];

/** Where each state is and which screen it has: a new one without does not compile. */
export const flowStates = {
  loading: at(null, () => <Loading />),
  loadFailed: tells('LW-APY-010', null),
  off: at(null, (view) => <Off {...view} />),
  summary: at('summary', (view) => <SummaryStep {...view} />),
  choosingServices: at('services', (view) => <ServicesStep {...view} />),
  ...methodFlowStates<ManageView>({ Method: MethodStep, NewCard: NewCardStep, purpose: 'autoPay' }),
  bankConnectFailed: tells('LW-PAY-061', null),
  choosingDay: at('day', (view) => <DayStep {...view} />),
  preparingReview: at('review', () => <Loading what="preparing" />),
  reviewing: at('review', (view) => <ReviewStep {...view} />),
  submitting: at('review', (view) => <ReviewStep {...view} />),
  confirmingCancel: at('cancel', (view) => <CancelStep {...view} />),
  canceling: at('cancel', (view) => <CancelStep {...view} />),
  loadingAuthorizations: at('authorizations', () => <Loading />),
  readingAuthorizations: at('authorizations', (view) => <AuthorizationsStep {...view} />),
  changed: at('result', (view) => <Changed {...view} />),
  canceled: at('result', (view) => <Off {...view} />),
  notChanged: tells('LW-APY-041', 'result', true),
  notCanceled: tells('LW-APY-030', 'result', true),
  methodLost: tells('LW-APY-043'),
  changedMeanwhile: tells('LW-APY-044', 'result', true),
  refused: tells('LW-PAY-034'),
  sessionEnded: tells('LW-AUT-030'),
  serviceUnavailable: tells('LW-APY-010'),
} as const satisfies Record<StateName, ReturnType<typeof at>>;

/** How the address and the states go together. */
export const places: FlowPlaces<StateName, Step, ManageEvent> = {
  placeOf: (state) => flowStates[state].place,
  reopenings,
  firstStep: 'summary',
  stepBack: { type: 'step.back' },
  intoForm: [reopenings.summary],
};
