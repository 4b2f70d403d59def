import { useCopy, useFormat } from '@linework/copy';
import { DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import {
  instantAt,
  type Payment,
  type PaymentOptions,
  paymentMoneyState,
  scheduledDates,
} from '@linework/domain';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { PaymentRows, type PaymentRowsProps } from './PaymentRows.tsx';
import { paymentCopy } from './payment.copy.ts';
import { useLateNote } from './use-late-note.ts';
import { useLeavingWords } from './use-leaving-words.ts';

/** The label of the figure says no more than is known: paid, to be paid, pending, sent back, or perhaps paid. */
function amountLabel({ status }: Payment, isChargedNow: boolean) {
  if (isChargedNow) return 'beingCharged';
  return status === 'scheduled' || status === 'returned' ? status : paymentMoneyState[status];
}

export interface PaymentDetailsProps extends PaymentRowsProps {
  /** By which clock a scheduled payment can be changed until when (`HH:MM`, 24-hour); nothing where that stands elsewhere. */
  readonly deadline?: { readonly cutOff: string; readonly timeZone: string } | undefined;
  /** What can be paid beside a payment that waits: whether its day is late for the bill. */
  readonly beside?: Pick<PaymentOptions, 'balance' | 'left'> | null;
  /** Its day has come: it is scheduled no more, and not charged yet. */
  readonly isChargedNow?: boolean;
}

/** A payment that has not come to its receipt: how much, from what, when, what became of it, under which number. */
export function PaymentDetails(props: PaymentDetailsProps) {
  const { payment, readerId, deadline, beside = null, isChargedNow = false } = props;
  const { t } = useCopy(paymentCopy);
  const format = useFormat();
  const labelOf = useMethodLabel();
  const leavingWords = useLeavingWords();
  const lateNote = useLateNote();
  const { amount, method, wasMethodSaved, paymentDate, returnedDate, returnReason } = payment;
  const isScheduled = payment.status === 'scheduled';
  const leaving = isScheduled && leavingWords(paymentDate, method.type);
  return (
    <>
      {/* Too long for a row of figures. */}
      {leaving && <p>{leaving}</p>}
      <DescriptionList layout="figures">
        <DescriptionRow
          label={t(`result.amount.${amountLabel(payment, isChargedNow)}`)}
          value={<Money cents={amount.cents} />}
        />
        <DescriptionRow label={t('result.from')} value={labelOf(method)} />
        {wasMethodSaved && <DescriptionRow label={t('result.saved')} value={labelOf(method)} />}
        <DescriptionRow
          label={t(returnedDate ? 'result.paidOn' : 'result.on')}
          value={format.date(paymentDate)}
          note={isScheduled && lateNote(paymentDate, beside)}
        />
        {isScheduled && deadline && <ChangeBy payment={payment} {...deadline} />}
        {returnedDate && <DescriptionRow label={t('result.returnedOn')} value={format.date(returnedDate)} />}
        {returnReason && (
          <DescriptionRow
            label={t('result.returnReason')}
            value={t(`result.returnReasons.${returnReason}`)}
          />
        )}
        <PaymentRows payment={payment} readerId={readerId} />
      </DescriptionList>
    </>
  );
}

function ChangeBy({
  payment,
  cutOff,
  timeZone,
}: Pick<PaymentDetailsProps, 'payment'> & NonNullable<PaymentDetailsProps['deadline']>) {
  const { t } = useCopy(paymentCopy);
  const format = useFormat();
  const { changeBy } = scheduledDates(payment);
  return (
    <DescriptionRow
      label={t('result.changeBy')}
      value={format.date(changeBy)}
      note={format.time({ at: instantAt(changeBy, cutOff, timeZone), timeZone })}
    />
  );
}
