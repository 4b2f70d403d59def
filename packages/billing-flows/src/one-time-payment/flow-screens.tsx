import {
  isShownAs,
  type OutcomeShownAs,
  outcomes,
  type Payment,
  restrictionStandings,
} from '@linework/domain';
import { BankAccountStep, ConnectBankStep, nextActions } from '@linework/parts/flow';
import { ChangedFigures, PaymentResultScreen } from '@linework/parts/payment';
import type { ReactNode } from 'react';
import type { OneTimePaymentEvent } from './one-time-payment.types.ts';
import { eventsOfActions, type StateName } from './places.ts';
import {
  AmountStep,
  DateStep,
  type FlowView,
  Loading,
  MethodStep,
  NewCardStep,
  OfferedDraft,
  ReviewStep,
} from './step-screens.tsx';

const { isPossible, take } = nextActions<OneTimePaymentEvent>(eventsOfActions);

interface ResultProps {
  readonly view: FlowView;
  /** The state's own code, where nothing more exact is known. */
  readonly code: OutcomeShownAs<'page'>;
  readonly payment?: Payment | null;
  readonly showsWho?: boolean;
}

/** A screen that tells an outcome, with those of its next actions that lead somewhere from here. */
function Result({ view, code, payment, showsWho }: ResultProps) {
  const { result } = view.context;
  const told = result && isShownAs(result.outcome, 'page') ? result.outcome : code;
  return (
    <PaymentResultScreen
      key={told}
      code={told}
      payment={payment ?? result?.payment ?? null}
      reference={result?.reference ?? null}
      timeZone={view.timeZone}
      showsWho={showsWho ?? false}
      isMethodSaved={result?.isMethodSaved ?? false}
      figures={
        told === 'LW-PAY-020' &&
        result?.options && (
          <ChangedFigures
            balance={result.options.balance}
            paidMeanwhile={result.paidMeanwhile ?? []}
            userId={view.userId}
          />
        )
      }
      actions={outcomes[told].nextActions.filter((action) => isPossible(view, action))}
      onAction={(action) => take(view, action)}
    />
  );
}

const tells = (code: OutcomeShownAs<'page'>) => (view: FlowView) => <Result view={view} code={code} />;

/** Which screen each state has. Screens that stay over several states keep what was typed in them. */
export const flowScreens = {
  loading: () => <Loading />,
  loadFailed: tells('LW-BIL-010'),
  restricted: (view) => (
    <Result view={view} code={restrictionStandings[view.context.options?.restriction ?? 'blocked'].outcome} />
  ),
  paymentBeingChecked: (view) => (
    <Result view={view} code="LW-PAY-040" payment={view.context.options?.openPayment ?? null} showsWho />
  ),
  offeringDraft: (view) => <OfferedDraft {...view} />,
  enteringAmount: (view) => <AmountStep {...view} />,
  confirmingOverpayment: (view) => <AmountStep {...view} />,
  choosingMethod: (view) => <MethodStep {...view} />,
  confirmingExpiringCard: (view) => <MethodStep {...view} />,
  enteringCard: (view) => <NewCardStep {...view} />,
  connectingBank: (view) => <ConnectBankStep view={view} />,
  waitingForBank: (view) => <ConnectBankStep view={view} />,
  bankConnectFailed: tells('LW-PAY-061'),
  enteringBankAccount: (view) => <BankAccountStep view={view} />,
  choosingDate: (view) => <DateStep {...view} />,
  preparingReview: () => <Loading what="review.loading" />,
  reviewing: (view) => <ReviewStep {...view} />,
  savingAttempt: (view) => <ReviewStep {...view} />,
  submitting: (view) => <ReviewStep {...view} />,
  paid: tells('LW-PAY-001'),
  scheduled: tells('LW-PAY-002'),
  pending: tells('LW-PAY-003'),
  checking: tells('LW-PAY-040'),
  declined: tells('LW-PAY-010'),
  securityCodeFailed: tells('LW-PAY-011'),
  verificationFailed: tells('LW-PAY-012'),
  methodUnavailable: tells('LW-PAY-034'),
  amountChanged: tells('LW-PAY-020'),
  dateNoLongerPossible: tells('LW-PAY-021'),
  anotherPaymentInProgress: tells('LW-PAY-041'),
  tooManyAttempts: tells('LW-PAY-045'),
  sessionEnded: tells('LW-AUT-030'),
  serviceUnavailable: tells('LW-PAY-060'),
} as const satisfies Record<StateName, (view: FlowView) => ReactNode>;
