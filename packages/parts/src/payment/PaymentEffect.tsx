import { useCopy } from '@linework/copy';
import { FigureHeading, Money, SumList, SumRow, useCountedFigure } from '@linework/design-system';
import {
  type BusinessDate,
  isPositive,
  isSum,
  latePaymentOn,
  type Money as MoneyValue,
  negate,
  type PaymentOptions,
  paymentSum,
  sparesDebit,
  unconfirmedAmong,
} from '@linework/domain';
import { styled } from 'styled-components';
import { AlreadySet } from './AlreadySet.tsx';
import { DeviceEffect } from './DeviceEffect.tsx';
import { DueLines } from './DueLines.tsx';
import { paymentCopy } from './payment.copy.ts';

const Sum = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  container-type: inline-size;
`;

/** What is known of a payment so far. */
export interface PaymentEffectProps {
  readonly options: PaymentOptions;
  /** `null` while no amount was given that can be paid. */
  readonly amount: MoneyValue | null;
  readonly date: BusinessDate | null;
  /** Who is paying, so that what they scheduled says "you". */
  readonly userId: string;
}

/** What a payment does to the balance, and what is set to pay the rest. Before there is an amount: what is due. */
export function PaymentEffect(props: PaymentEffectProps) {
  const { options, amount } = props;
  const { device } = options;
  if (device) {
    return (
      <Sum>
        <DeviceEffect device={device} amount={amount} />
      </Sum>
    );
  }
  return <Sum>{amount ? <Effect {...props} amount={amount} /> : <Due options={options} />}</Sum>;
}

function Due({ options }: Pick<PaymentEffectProps, 'options'>) {
  const { t } = useCopy(paymentCopy);
  const { balance } = options;
  if (isSum(balance) || unconfirmedAmong(options.countedPayments)) return <DueLines options={options} />;
  const { amountDue, creditBalance, nextDueDate: date } = balance;
  if (isPositive(creditBalance))
    return <FigureHeading lead={t('effect.credit')} cents={creditBalance.cents} size="medium" />;
  return (
    <FigureHeading lead={t('amount.amountDue')} cents={amountDue.cents} size="medium" tone="muted">
      {isPositive(amountDue) && date && t('effect.due', { date })}
    </FigureHeading>
  );
}

function Effect({ options, amount, date, userId }: PaymentEffectProps & { amount: MoneyValue }) {
  const { t } = useCopy(paymentCopy);
  const { balance, dates, autoPayDebit, mobileBillId } = options;
  const { amountDue } = balance;
  const payment = { amount, date: date ?? dates.today };
  const sum = paymentSum(amount, payment.date, options);
  const { left, leftPastDue, credit, dueDate } = sum;
  const late = latePaymentOn(payment.date, options);
  const isAhead = isPositive(credit);
  // Beside a payment that nobody can confirm there is only a credit if that one went through.
  const creditAfter = unconfirmedAmong(options.countedPayments)
    ? 'effect.creditIfConfirmed'
    : 'effect.creditAfter';
  const paying = useCountedFigure(amount.cents);
  const figure = useCountedFigure(isAhead ? credit.cents : left.cents);
  const when = () => {
    if (!isPositive(left)) return isAhead ? null : nothingLeft();
    if (!isPositive(leftPastDue)) return dueDate && t('effect.due', { date: dueDate });
    return dueDate ? t('effect.partPastDue', { amount: leftPastDue }) : t('effect.pastDue');
  };
  const nothingLeft = () => {
    if (autoPayDebit && sparesDebit(autoPayDebit, payment)) return t('effect.nothingLeftForAutoPay');
    return t(mobileBillId === null ? 'effect.nothingLeft' : 'effect.nothingLeftOfMobileBill');
  };
  return (
    <>
      {isSum(balance) && <DueLines options={options} />}
      {isPositive(amountDue) && (
        <SumList leadsToTotal>
          {!isSum(balance) && (
            <SumRow label={t('amount.amountDue')} figure={<Money cents={amountDue.cents} />} />
          )}
          <SumRow
            label={t('effect.thisPayment')}
            figure={<Money cents={negate({ ...amount, cents: paying }).cents} />}
          />
        </SumList>
      )}
      <FigureHeading
        lead={t(isAhead ? creditAfter : 'effect.left')}
        cents={figure}
        size="medium"
        tone="muted"
      >
        {when()}
      </FigureHeading>
      {late && (
        <SumList size="small">
          <SumRow
            label={t('effect.dueBefore', { date: late.dueDate })}
            figure={<Money cents={late.due.cents} />}
          />
        </SumList>
      )}
      <AlreadySet sum={sum} userId={userId} />
    </>
  );
}
