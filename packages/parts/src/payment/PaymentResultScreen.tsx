import {
  callAfter,
  checkingEndsAt,
  confirmationNumberOf,
  countsOthers,
  isAccepted,
  isBalanceSure,
  isPositive,
  moneyOfPayment,
  type NextAction,
  type OutcomeCode,
  type OutcomeShownAs,
  outcomes,
  type Payment,
  paidOf,
  paymentMoneyState,
  receiptBalance,
  receiptEmailedTo,
  scheduledForCredit,
  servicePromise,
  stillMissing,
} from '@linework/domain';
import type { ReactNode } from 'react';
import { optionsAfter } from '../flow/chart/payment-results.ts';
import { useScreenTitle } from '../flow/StepHeading.tsx';
import { Stack } from '../flow/stack.ts';
import type { RestToPay } from '../outcomes/OutcomeActions.tsx';
import { OutcomeScreen } from '../outcomes/OutcomeScreen.tsx';
import { useOutcomeWords } from '../outcomes/use-outcome-words.tsx';
import { CallNeededNotice } from './CallNeededNotice.tsx';
import { ChangedFigures } from './ChangedFigures.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';
import { PaymentReceipt, receiptCode } from './PaymentReceipt.tsx';
import { isNotMade, mayTurnOnAutoPay, type ResultView } from './result-view.ts';
import { ScheduledForCredit } from './ScheduledForCredit.tsx';
import { ServiceBackNotice } from './ServiceBackNotice.tsx';
import { StillMissingNotice } from './StillMissingNotice.tsx';
import { useOwedWords } from './use-owed-words.ts';
import { usePaymentValues } from './use-payment-values.ts';
import { useSavedWay } from './use-saved-way.ts';

export interface PaymentResultScreenProps {
  view: ResultView;
  code: OutcomeShownAs<'page'>;
  /** The payment it is about, where one was made. */
  payment: Payment | null;
  /** The payment may be a colleague's: it then says who made it. */
  showsWho?: boolean | undefined;
  /** What the payment's end means for what was done with it. */
  note?: ReactNode;
  /** False where nothing was tried: then nothing is said of charging. */
  tellsMoney?: boolean | undefined;
  actions?: readonly NextAction[] | undefined;
  /** What to pay next of what is still due, and how that begins; `null` where nothing is. */
  rest?: RestToPay | null | undefined;
  /** Where scheduled payments can be changed; `null` where they cannot be. */
  scheduledHref?: string | null | undefined;
  onAction: (action: NextAction) => void;
}

/** What came of it: what happened, what it means for the money, and the right next step. */
export function PaymentResultScreen(props: PaymentResultScreenProps) {
  const { view, code, payment, showsWho, note, rest = null, scheduledHref = null, onAction } = props;
  const { timeZone, context } = view;
  const { result, options } = context;
  // New figures are told in full, in place of what is still due.
  const changed = code === 'LW-PAY-020' ? result?.options : null;
  const leadsOn = (action: NextAction): boolean => {
    // Auto Pay that is told of as off is offered whatever the figures say.
    if (action === 'turnOnAutoPay') return isAboutAutoPay(code) || mayTurnOnAutoPay(context);
    return action !== 'reviewAmount' || !changed || isPositive(changed.balance.amountDue);
  };
  const actions = props.actions?.filter(leadsOn);
  const readerId = showsWho ? view.userId : undefined;
  const values = usePaymentValues(payment, context);
  const { title } = useOutcomeWords(code, values);
  const { ref } = useScreenTitle(title);
  const savedWay = useSavedWay(view);
  const after = optionsAfter(context);
  const owed = useOwedWords(after ?? options);
  const call = payment && callAfter(payment, options, after);
  // What stands beside a payment that people look into may come to something else: nothing is told of it as sure.
  const sure = payment && after && isBalanceSure(payment, after) ? after : null;
  const missing = payment && stillMissing(payment, sure);
  const isAccount = after && !paidOf(after);
  const forCredit =
    payment && isAccount && isAccepted(payment.status) ? scheduledForCredit(payment, after).length : 0;
  const stillScheduled = <ScheduledForCredit count={forCredit} href={scheduledHref} />;
  const today = options?.dates.today ?? null;
  if (payment && code === receiptCode) {
    const { userId, receiptAddress: address = null } = view;
    const told = receiptBalance(payment, {
      options: after,
      isFound: result?.isFound ?? false,
      balanceAfter: result?.balanceAfter ?? null,
    });
    return (
      <PaymentReceipt
        payment={payment}
        readerId={readerId}
        emailedTo={receiptEmailedTo(payment, { userId, address, today })}
        titleRef={ref}
        timeZone={timeZone}
        today={today}
        after={after}
        told={told}
        stillScheduled={told?.as === 'now' && stillScheduled}
        refunds={result?.refunds ?? []}
        call={call}
        missing={missing}
        actions={actions}
        rest={rest}
        onAction={onAction}
      />
    );
  }
  const isChecking = payment !== null && paymentMoneyState[payment.status] === 'checking';
  const settledBy = isChecking && !payment.inSupportQueue ? checkingEndsAt(payment, timeZone) : null;
  const serviceBy = payment && servicePromise(payment, today);
  const hasDetails = payment && payment.status !== 'failed';
  const stillDue = options && !changed && isNotMade(code) ? owed.still(options.balance) : undefined;
  const due =
    payment && sure && isAccepted(payment.status)
      ? owed.nowAlone(sure.balance, countsOthers(payment, sure))
      : stillDue;
  return (
    <OutcomeScreen
      code={code}
      values={values}
      titleRef={ref}
      actions={actions}
      rest={rest}
      savedWay={offersMethod(code) ? savedWay : null}
      tellsMoney={props.tellsMoney}
      takesBankAccounts={!options || !paidOf(options)}
      onAction={onAction}
      ofPayment={payment && moneyOfPayment(payment)}
      due={due}
      {...(settledBy && { settledBy: { at: settledBy, timeZone } })}
      details={
        hasDetails ? (
          <Stack>
            {note}
            {serviceBy ? (
              <ServiceBackNotice by={{ at: serviceBy, timeZone }} />
            ) : call ? (
              <CallNeededNotice call={call} />
            ) : (
              missing && <StillMissingNotice left={missing} />
            )}
            {stillScheduled}
            <PaymentDetails
              payment={payment}
              readerId={readerId}
              beside={after ?? options}
              deadline={options ? { cutOff: options.dates.cutOff, timeZone } : undefined}
            />
          </Stack>
        ) : (
          (note || changed) && (
            <Stack>
              {note}
              {changed && (
                <ChangedFigures
                  options={changed}
                  paidMeanwhile={result?.paidMeanwhile ?? []}
                  userId={view.userId}
                />
              )}
            </Stack>
          )
        )
      }
      reference={
        payment
          ? {
              number: payment.reference,
              at: { at: payment.requestedAt, timeZone },
              isConfirmed: confirmationNumberOf(payment) !== null,
            }
          : { number: result?.reference ?? null }
      }
    />
  );
}

/** Whether another method may help: after a failure of ours the same payment again comes before it. */
const offersMethod = (code: OutcomeCode): boolean => {
  const offered: readonly NextAction[] = outcomes[code].nextActions;
  return offered.includes('useAnotherMethod');
};

const isAboutAutoPay = (code: OutcomeCode): boolean => code === 'LW-APY-021' || code === 'LW-APY-022';
