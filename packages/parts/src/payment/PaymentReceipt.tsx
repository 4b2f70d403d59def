import { useCopy, useFormat } from '@linework/copy';
import {
  DescriptionList,
  DescriptionRow,
  EmailAddress,
  FigureHeading,
  Money,
  Receipt,
} from '@linework/design-system';
import {
  type BusinessDate,
  type CallNeeded,
  creditOfReceipt,
  isNamedDevice,
  moneyOfPayment,
  type NextAction,
  outcomes,
  type PaymentOptions,
  paidAt,
  paidOf,
  type ReceiptBalance,
  type Refund,
  type StillMissing,
  servicePromise,
} from '@linework/domain';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { OutcomeActions, type RestToPay } from '../outcomes/OutcomeActions.tsx';
import { outcomesCopy } from '../outcomes/outcomes.copy.ts';
import { CallNeededNotice } from './CallNeededNotice.tsx';
import { PaymentRows, type PaymentRowsProps } from './PaymentRows.tsx';
import { paymentCopy } from './payment.copy.ts';
import { ServiceBackNotice } from './ServiceBackNotice.tsx';
import { StillMissingNotice } from './StillMissingNotice.tsx';
import { useOwedWords } from './use-owed-words.ts';

const Note = styled.p`
  text-align: center;

  @media print {
    text-align: start;
  }
`;

/** The one outcome that has a receipt: the money was taken. */
export const receiptCode = 'LW-PAY-001';

export interface PaymentReceiptProps extends PaymentRowsProps {
  /** Where this receipt is emailed to its reader; `null` where it is not, or not known. */
  readonly emailedTo?: string | null;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly timeZone: string;
  /** `null` while it is not known. */
  readonly today: BusinessDate | null;
  /** The figures with this payment in them, of the account or of its device; `null` while they are not known. */
  readonly after: Pick<PaymentOptions, 'device' | 'mobileBillId'> | null;
  /** The balance that this receipt may tell; `null` where none is known that is its payment's. */
  readonly told: ReceiptBalance | null;
  /** What is still scheduled although nothing is due for it. */
  readonly stillScheduled?: ReactNode;
  /** What of it was given back since. */
  readonly refunds: readonly Refund[];
  /** What a call is still needed for; `null` where nothing waits for one. */
  readonly call: CallNeeded | null;
  /** What stays past due after it; `null` where nothing does. */
  readonly missing: StillMissing | null;
  readonly actions?: readonly NextAction[] | undefined;
  /** What to pay next of what is still due. */
  readonly rest?: RestToPay | null;
  readonly onAction: (action: NextAction) => void;
}

/** The receipt of a payment that went through: what it paid and brought about, and what the account came to. */
export function PaymentReceipt(props: PaymentReceiptProps) {
  const {
    payment,
    readerId,
    emailedTo = null,
    titleRef,
    timeZone,
    today,
    after,
    told,
    stillScheduled,
    refunds,
    call,
    missing,
    rest = null,
    onAction,
  } = props;
  const { actions = outcomes[receiptCode].nextActions } = props;
  const { t } = useCopy(outcomesCopy);
  const { t: say } = useCopy(paymentCopy);
  const format = useFormat();
  const labelOf = useMethodLabel();
  // Of what it did not pay the receipt says nothing.
  const paid = after && paidOf(after)?.id === payment.device?.id ? after : null;
  const owed = useOwedWords(paid);
  const { amount, method, wasMethodSaved, paymentDate } = payment;
  const at = paidAt(payment, timeZone);
  const serviceBy = servicePromise(payment, today);
  const isPosted = moneyOfPayment(payment) === 'posted';
  const credit = creditOfReceipt(payment, told);
  return (
    <Receipt
      code={receiptCode}
      heading={
        <FigureHeading
          level={1}
          headingRef={titleRef}
          size="hero"
          align="center"
          tone="muted"
          lead={t(`${receiptCode}.lead`)}
          cents={amount.cents}
        >
          {at ? format.instant({ at, timeZone }) : format.date(paymentDate)}
        </FigureHeading>
      }
      news={
        <>
          {serviceBy ? (
            <ServiceBackNotice by={{ at: serviceBy, timeZone }} />
          ) : call ? (
            <CallNeededNotice call={call} />
          ) : missing && told?.as === 'now' ? (
            <StillMissingNotice left={missing} />
          ) : (
            <Note>
              {payment.device
                ? say(isNamedDevice(payment.device) ? 'device.taken' : 'device.billTaken')
                : isPosted && credit
                  ? say(`result.credit.${credit}`)
                  : t(isPosted ? 'money.posted.text' : 'money.taken.text')}
            </Note>
          )}
          {stillScheduled}
        </>
      }
      balance={
        told?.as === 'posted'
          ? owed.atPosting(told.balance)
          : paid && told && owed.now(told.balance, told.countsOthers)
      }
      actions={
        actions.length > 0 && (
          <OutcomeActions
            actions={actions}
            rest={rest}
            onAction={(action) => (action === 'print' ? globalThis.print() : onAction(action))}
          />
        )
      }
    >
      <DescriptionList layout="figures">
        <DescriptionRow label={say('result.from')} value={labelOf(method)} />
        {wasMethodSaved && <DescriptionRow label={say('result.saved')} value={labelOf(method)} />}
        <PaymentRows payment={payment} readerId={readerId} />
        {refunds.map(({ id, date, amount: refunded }) => (
          <DescriptionRow
            key={id}
            label={say('result.refunded', { date })}
            value={<Money cents={refunded.cents} />}
          />
        ))}
        {emailedTo && (
          <DescriptionRow label={say('result.emailedTo')} value={<EmailAddress>{emailedTo}</EmailAddress>} />
        )}
      </DescriptionList>
    </Receipt>
  );
}
