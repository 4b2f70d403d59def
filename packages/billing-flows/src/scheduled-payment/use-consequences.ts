import { useCopy, useFormat } from '@linework/copy';
import type { BeforeAfterRow } from '@linework/design-system';
import {
  creditByCanceling,
  isPositive,
  isSame,
  leavingDay,
  type Payment,
  type ScheduledOverview,
} from '@linework/domain';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

/** What canceling a payment comes to, row by row: what changes first, then what stays. */
export function useConsequences(
  overview: ScheduledOverview,
  others: readonly Pick<Payment, 'id' | 'amount' | 'paymentDate' | 'method'>[],
): BeforeAfterRow[] {
  const { t } = useCopy(scheduledPaymentCopy);
  const format = useFormat();
  const { payment, options, cancelPreview } = overview;
  const { autoPay, uncovered } = cancelPreview;
  const { autoPayDebit } = options;
  const on = ({ amount, paymentDate, method }: Pick<Payment, 'amount' | 'paymentDate' | 'method'>) =>
    t('cancel.amountOn', { amount, date: leavingDay(paymentDate, method.type) });
  const rows: BeforeAfterRow[] = [
    { label: t('cancel.this'), before: on(payment), after: t('cancel.notCharged') },
  ];
  if (autoPay)
    rows.push({
      label: t('cancel.autoPay', { date: autoPay.date }),
      before: format.money(autoPay.before),
      after: format.money(autoPay.after),
    });
  if (uncovered && !isSame(uncovered.before, uncovered.amount))
    rows.push({
      label: t('cancel.left', { date: uncovered.dueDate }),
      before: format.money(uncovered.before),
      after: format.money(uncovered.amount),
    });
  const credit = creditByCanceling(overview);
  if (credit)
    rows.push({
      label: t('cancel.credit'),
      before: format.money(credit.before),
      after: format.money(credit.after),
    });
  const stays = { after: t('cancel.stays'), stays: true } as const;
  if (!autoPay && autoPayDebit && isPositive(autoPayDebit.estimatedAmount))
    rows.push({
      label: t('cancel.autoPay', { date: autoPayDebit.date }),
      before: format.money(autoPayDebit.estimatedAmount),
      ...stays,
    });
  for (const other of others) rows.push({ label: t('cancel.other'), before: on(other), ...stays });
  return rows;
}
