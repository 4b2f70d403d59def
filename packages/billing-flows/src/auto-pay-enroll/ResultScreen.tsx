import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { isShownAs, type OutcomeShownAs, outcomes, unconfirmedAmong } from '@linework/domain';
import { bankFlowActions, type OwnAction } from '@linework/parts/flow';
import { PaymentResultScreen } from '@linework/parts/payment';
import { autoPayEnrollCopy } from './auto-pay-enroll.copy.ts';
import { hangsAfter, methodAnswers, paidNow, pastDueAfter, scheduledAfter } from './auto-pay-enroll.rules.ts';
import type { EnrollEvent } from './auto-pay-enroll.types.ts';
import { EnrolledScreen } from './EnrolledScreen.tsx';
import type { EnrollView, LoadedView } from './enroll-view.ts';
import { loaded } from './step-screens.tsx';

/** What the flow itself can do about a next action, what comes first first. The amount is what is due, or none. */
const eventsOfActions = {
  tryAgain: [{ type: 'enrolment.retried' }, { type: 'load.retried' }, { type: 'method.reopened' }],
  useAnotherMethod: [{ type: 'method.reopened' }],
  checkSecurityCode: [{ type: 'method.reopened' }],
  reviewAmount: [{ type: 'amount.reopened' }],
  changeDate: [{ type: 'amount.reopened' }],
  print: [],
} as const satisfies Partial<Record<OwnAction, readonly EnrollEvent[]>>;

const { isPossible, take } = bankFlowActions<EnrollEvent>(eventsOfActions);

/** What other flows leave for is this one: it begins anew. */
const retry: EnrollEvent = { type: 'enrolment.retried' };

export interface ResultProps {
  readonly view: EnrollView;
  /** The state's own code, where nothing more exact is known. */
  readonly code: OutcomeShownAs<'page'>;
  /** What the end of a payment means for Auto Pay, where its own words say nothing of it. */
  readonly says?: 'notOn' | 'notOnChecking' | 'notAvailable';
}

/** A screen that tells an outcome, with those of its next actions that lead somewhere from here. */
export function ResultScreen({ view, code, says }: ResultProps) {
  const { t } = useCopy(autoPayEnrollCopy);
  const { context } = view;
  const { result } = context;
  const told = result?.outcome && isShownAs(result.outcome, 'page') ? result.outcome : code;
  const isUnanswered = says === 'notOnChecking' && told === 'LW-PAY-043';
  return (
    <PaymentResultScreen
      key={told}
      view={{
        ...view,
        context: {
          options: context.options,
          method: methodAnswers(context).method,
          amount: { money: context.isPaying ? paidNow(context) : null },
          date: null,
          result: result && { ...result, outcome: told },
        },
      }}
      code={told}
      payment={result?.payment ?? null}
      note={
        says &&
        (says === 'notAvailable' ? (
          <p>{t('result.notAvailable')}</p>
        ) : (
          // Without any answer nobody knows of Auto Pay either; where the payment is known to be on its way, it is not on.
          <Alert tone="warning" title={t(isUnanswered ? 'result.maybeOnTitle' : 'result.notOnTitle')}>
            {t(isUnanswered ? 'result.maybeOn' : `result.${says}`)}
          </Alert>
        ))
      }
      scheduledHref={view.links.scheduledPayments}
      tellsMoney={says !== 'notAvailable' || context.accepted !== null}
      actions={outcomes[told].nextActions.filter((action) =>
        action === 'turnOnAutoPay' ? view.can(retry) : isPossible(view, action),
      )}
      onAction={(action) => (action === 'turnOnAutoPay' ? view.send(retry) : take(view, action))}
    />
  );
}

/** Auto Pay is on, or was before. */
export const OnScreen = loaded(
  ({ context, options, offer, timeZone, links, offersAction, onAction }: LoadedView) => (
    <EnrolledScreen
      scope={context.scope}
      offer={context.result?.offer ?? offer}
      isOnAlready={context.result?.outcome !== null}
      isNew={context.result?.outcome === null && !context.result.isFound}
      isRefused={Boolean(context.result?.outcome)}
      payment={context.result?.payment ?? null}
      receiptHref={links.payment}
      dueDate={options.balance.nextDueDate}
      today={options.dates.today}
      scheduled={scheduledAfter(context, options)}
      hangs={hangsAfter(context)}
      isUnconfirmed={unconfirmedAmong((context.result?.options ?? options).countedPayments) !== null}
      cutOff={options.dates.cutOff}
      timeZone={timeZone}
      // The address of managing is that of all services; mobile service has its own.
      isManageable={context.scope === 'allServices' && offersAction?.('manageAutoPay') !== false}
      pastDue={offersAction?.('makePayment') === false ? null : pastDueAfter(context, options)}
      onAction={(action) =>
        onAction(action === 'manageAutoPay' || action === 'makePayment' ? action : 'backToBilling')
      }
    />
  ),
);
