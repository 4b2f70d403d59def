import type { OutcomeShownAs } from '@linework/domain';
import { methodFlowStates } from '@linework/parts/flow';
import type { FlowPlaces } from '@linework/parts/flow/chart';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { autoPayEnrollMachine } from './auto-pay-enroll.machine.ts';
import type { EnrollEvent, Place, Step } from './auto-pay-enroll.types.ts';
import type { EnrollView } from './enroll-view.ts';
import { OnScreen, type ResultProps, ResultScreen } from './ResultScreen.tsx';
import {
  DayStep,
  DueStep,
  Loading,
  MethodStep,
  NewCardStep,
  ReviewStep,
  reopenings,
} from './step-screens.tsx';

/** Where a state is for the customer and the address bar, and what it shows. */
const at = (place: Place | null, screen: (view: EnrollView) => ReactNode) => ({ place, screen });

const tells = (code: OutcomeShownAs<'page'>, place: Place | null = 'result', says?: ResultProps['says']) =>
  at(place, (view) => <ResultScreen view={view} code={code} {...(says && { says })} />);

const on = at('result', (view) => <OnScreen {...view} />);

/** Every state of the chart, by name. */
export type StateName = SnapshotFrom<typeof autoPayEnrollMachine>['value'];

/** Where each state is and which screen it has: a new one without does not compile. */
export const flowStates = {
  loading: at(null, () => <Loading />),
  loadFailed: tells('LW-APY-010', null),
  notAllowed: tells('LW-APY-011', null),
  restricted: tells('LW-PAY-032', null, 'notAvailable'),
  alreadyOn: on,
  enteringAmount: at('amount', (view) => <DueStep {...view} />),
  ...methodFlowStates<EnrollView>({ Method: MethodStep, NewCard: NewCardStep, purpose: 'autoPay' }),
  bankConnectFailed: tells('LW-PAY-061', null),
  choosingDay: at('day', (view) => <DayStep {...view} />),
  preparingReview: at('review', () => <Loading what="preparing" />),
  reviewing: at('review', (view) => <ReviewStep {...view} />),
  savingAttempt: at('review', (view) => <ReviewStep {...view} />),
  submitting: at('review', (view) => <ReviewStep {...view} />),
  enrolled: on,
  enrolledAndPaid: on,
  paidOnly: tells('LW-APY-021'),
  notEnrolled: tells('LW-APY-020'),
  notPaid: tells('LW-PAY-010', 'result', 'notOn'),
  checking: tells('LW-PAY-040', 'result', 'notOnChecking'),
  amountChanged: tells('LW-PAY-020'),
  methodChanged: tells('LW-APY-045'),
  sessionEnded: tells('LW-AUT-030'),
  serviceUnavailable: tells('LW-APY-010'),
} as const satisfies Record<StateName, ReturnType<typeof at>>;

/** How the address and the states go together. */
export const places: FlowPlaces<StateName, Step, EnrollEvent> = {
  placeOf: (state) => flowStates[state].place,
  reopenings,
  firstStep: 'amount',
  stepBack: { type: 'step.back' },
  intoForm: [reopenings.method, reopenings.amount],
};
