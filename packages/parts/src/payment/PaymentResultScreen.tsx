import {
  checkingEndsAt,
  moneyOfPayment,
  type NextAction,
  type OutcomeShownAs,
  type Payment,
  paymentMoneyState,
} from '@linework/domain';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../flow/StepHeading.tsx';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { OutcomeScreen } from '../outcomes/OutcomeScreen.tsx';
import { useOutcomeWords } from '../outcomes/use-outcome-words.tsx';
import { PaymentDetails } from './PaymentDetails.tsx';

export interface PaymentResultScreenProps {
  code: OutcomeShownAs<'page'>;
  /** The payment it is about, where one was made. */
  payment: Payment | null;
  /** What support finds the call by, where no payment was made. */
  reference: string | null;
  timeZone: string;
  /** Who reads, where the payment may be a colleague's: it then says who made it. */
  readerId?: string | undefined;
  /** The figures as they are now, where that is the news. */
  figures?: ReactNode;
  actions?: readonly NextAction[] | undefined;
  onAction: (action: NextAction) => void;
}

/** What came of it: what happened, what it means for the money, and the right next step. */
export function PaymentResultScreen(props: PaymentResultScreenProps) {
  const { code, payment, reference, timeZone, readerId, figures } = props;
  const { actions, onAction } = props;
  const labelOf = useMethodLabel();
  const values = payment
    ? {
        amount: payment.amount,
        method: labelOf(payment.method),
        methodType: payment.method.type,
        date: payment.paymentDate,
      }
    : undefined;
  const { title } = useOutcomeWords(code, values);
  const { ref } = useScreenTitle(title);
  const isChecking = payment !== null && paymentMoneyState[payment.status] === 'checking';
  const ofPayment = payment && moneyOfPayment(payment);
  const settledBy = isChecking && !payment.inSupportQueue ? checkingEndsAt(payment, timeZone) : null;
  return (
    <OutcomeScreen
      code={code}
      values={values}
      titleRef={ref}
      actions={actions}
      onAction={onAction}
      ofPayment={ofPayment}
      {...(settledBy && { settledBy: { at: settledBy, timeZone } })}
      details={
        payment && (readerId || !isChecking) ? (
          <PaymentDetails payment={payment} timeZone={timeZone} readerId={readerId} />
        ) : (
          figures
        )
      }
      reference={
        payment
          ? {
              number: payment.reference,
              at: { at: payment.requestedAt, timeZone },
            }
          : { number: reference }
      }
    />
  );
}
