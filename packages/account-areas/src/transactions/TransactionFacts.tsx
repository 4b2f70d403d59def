import { useCopy, useFormat } from '@linework/copy';
import { Money } from '@linework/design-system';
import {
  type BusinessDate,
  confirmationNumberOf,
  isNamedDevice,
  type Payment,
  payerToReader,
  type Refund,
  refundArrivesBy,
  type SettledCharge,
  type TransactionDetail,
} from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { CopyConfirmation, paymentCopy, useDeviceWords } from '@linework/parts/payment';
import type { ReactNode } from 'react';
import { Rows } from './detail-parts.ts';
import { transactionsCopy } from './transactions.copy.ts';

export interface TransactionFactsProps {
  readonly detail: TransactionDetail;
  readonly readerId: string;
}

/** What is known of one transaction, a row each: its method, what it paid off, its number, what was left. */
export function TransactionFacts({ detail, readerId }: TransactionFactsProps) {
  const { t } = useCopy(transactionsCopy);
  const format = useFormat();
  const labelOf = useMethodLabel();
  const { nameOf } = useDeviceWords();
  const { line, settled, refunds, balanceAfter } = detail;
  // What it left then is told by the credit: a charge that came later had nothing to leave.
  const isCredit = balanceAfter !== null && balanceAfter.cents < 0;
  const { payment, dueDate, kind, left } = line;
  const isRefund = kind === 'refund';
  // What the balance was then is owed again since.
  const isGivenBack = kind === 'payment' && payment?.status === 'returned';
  const number = payment && confirmationNumberOf(payment);
  const isOthers = payment !== null && payerToReader(payment, readerId) === 'other';
  return (
    <Rows>
      {payment?.device && (
        <Fact label={t(isNamedDevice(payment.device) ? 'detail.device' : 'detail.for')}>
          {nameOf(payment.device)}
        </Fact>
      )}
      {payment && (
        <Fact label={t(isRefund ? 'detail.refundTo' : 'detail.from')}>{labelOf(payment.method)}</Fact>
      )}
      {payment && isRefund && <RefundFacts payment={payment} sentOn={line.date} />}
      {payment?.returnedDate && kind !== 'refund' && (
        <ReturnFacts payment={payment} on={payment.returnedDate} isOfReturn={kind === 'return'} />
      )}
      {isOthers && !isRefund && <Fact label={t('detail.madeBy')}>{payment.createdBy.name}</Fact>}
      {settled.length > 0 && (
        <div>
          <dt>{t('detail.settled')}</dt>
          {settled.map((charge) => (
            <Settled key={charge.id} charge={charge} tellsLeft={!isCredit} />
          ))}
        </div>
      )}
      {refunds.length > 0 && <Refunds refunds={refunds} />}
      {number && (
        <Fact label={t('detail.confirmation')}>
          <CopyConfirmation number={number} />
        </Fact>
      )}
      {payment && !number && <Fact label={t('detail.reference')}>{payment.reference}</Fact>}
      {dueDate && line.kind === 'charge' && <Fact label={t('detail.due')}>{format.date(dueDate)}</Fact>}
      {left && (
        <Fact label={t('detail.left')}>
          <Money cents={left.cents} />
        </Fact>
      )}
      {balanceAfter && !isGivenBack && (
        <Fact label={t(isCredit ? 'detail.creditAfter' : 'detail.after')}>
          <Money cents={Math.abs(balanceAfter.cents)} />
        </Fact>
      )}
    </Rows>
  );
}

/** What went back of a payment since, and on which days. */
function Refunds({ refunds }: { readonly refunds: readonly Refund[] }) {
  const { t } = useCopy(transactionsCopy);
  const format = useFormat();
  return (
    <div>
      <dt>{t('detail.refunded')}</dt>
      {refunds.map(({ id, date, amount }) => (
        <dd key={id}>
          <span>{format.date(date)}</span>
          <Money cents={amount.cents} />
        </dd>
      ))}
    </div>
  );
}

interface RefundFactsProps {
  /** The one that was given back, whole or in part. */
  readonly payment: Payment;
  readonly sentOn: BusinessDate;
}

/** Which payment a refund gives back, and when it arrives. */
function RefundFacts({ payment: { amount, paymentDate: date, method }, sentOn }: RefundFactsProps) {
  const { t } = useCopy(transactionsCopy);
  const format = useFormat();
  return (
    <>
      <Fact label={t('detail.refundFor')}>{t('detail.refundedPayment', { amount, date })}</Fact>
      <Fact label={t('detail.arrives')}>{format.date(refundArrivesBy(sentOn, method.type))}</Fact>
    </>
  );
}

interface ReturnFactsProps {
  readonly payment: Pick<Payment, 'paymentDate' | 'returnReason'>;
  readonly on: BusinessDate;
  /** Whether the line is the return's own, which stands by the day the payment came back. */
  readonly isOfReturn: boolean;
}

/** When a payment was made or came back, whichever the line's own day isn't, and why the bank sent it back. */
function ReturnFacts({ payment: { paymentDate, returnReason }, on, isOfReturn }: ReturnFactsProps) {
  const { t: tell } = useCopy(paymentCopy);
  const format = useFormat();
  return (
    <>
      <Fact label={tell(isOfReturn ? 'result.paidOn' : 'result.returnedOn')}>
        {format.date(isOfReturn ? paymentDate : on)}
      </Fact>
      {returnReason && (
        <Fact label={tell('result.returnReason')}>{tell(`result.returnReasons.${returnReason}`)}</Fact>
      )}
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** One charge that was paid off, or a part of it: what was paid, and under it what was left. */
function Settled({ charge, tellsLeft }: { readonly charge: SettledCharge; readonly tellsLeft: boolean }) {
  const { t } = useCopy(transactionsCopy);
  const { kind, isBill, date, paid, left } = charge;
  return (
    <>
      <dd>
        <span>{t(`detail.${isBill ? 'bill' : kind}Of`, { date })}</span>
        <Money cents={paid.cents} />
      </dd>
      {tellsLeft && left.cents > 0 && <dd data-part="left">{t('detail.settledPart', { left })}</dd>}
    </>
  );
}
