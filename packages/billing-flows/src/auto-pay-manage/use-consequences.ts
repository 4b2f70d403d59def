import { useCopy, useFormat } from '@linework/copy';
import type { BeforeAfterRow } from '@linework/design-system';
import {
  type AutoPayCancelPreview,
  type BusinessDate,
  isPositive,
  type ManagedAutoPay,
  type PaymentOptions,
} from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';

/** What canceling Auto Pay comes to, row by row: what changes first, then what stays. */
export function useConsequences(
  { allServices, mobile, nextDebit }: ManagedAutoPay,
  { discountLost, stillMade, toPay, scheduledStay, scopesStay }: AutoPayCancelPreview,
  { balance, dates: { today } }: Pick<PaymentOptions, 'balance' | 'dates'>,
): BeforeAfterRow[] {
  const { t } = useCopy(autoPayManageCopy);
  const format = useFormat();
  const labelOf = useMethodLabel();
  const isPastDue = isPositive(balance.pastDueNet);
  const billed = toPay.dueDate && !isPastDue ? t('cancel.bill', { date: toPay.dueDate }) : t('cancel.owed');
  const charged = nextDebit && {
    amount: nextDebit.amount,
    date: nextDebit.date,
    method: labelOf(nextDebit.method),
  };
  const changes: BeforeAfterRow[] = [];
  const stays: BeforeAfterRow[] = [];
  const isCharged = charged !== null && isPositive(charged.amount);
  const before = charged && isCharged ? t(whenOf(charged.date, today), charged) : format.money(toPay.amount);

  if (stillMade && isCharged)
    stays.push({
      label: billed,
      before,
      after: t('cancel.stillCharged'),
      note: t('cancel.tooLate'),
      stays: true,
    });
  if (isPositive(toPay.amount))
    changes.push({
      label: stillMade ? t('cancel.leftover') : billed,
      before,
      after: t('cancel.youPay', { amount: toPay.amount }),
      note:
        isPastDue || !toPay.dueDate ? t('cancel.youPayNow') : t('cancel.youPayBy', { date: toPay.dueDate }),
    });
  const isBilled = isPositive(toPay.amount) || stillMade !== null;
  changes.push(
    discountLost
      ? {
          label: t('cancel.later'),
          before: t('cancel.laterOff', { amount: discountLost.month }),
          after: t('cancel.laterMore', { amount: discountLost.month }),
          note: isBilled && t('cancel.laterNote'),
        }
      : {
          label: t('cancel.later'),
          before: t('cancel.laterPaid', { day: allServices?.debitDay ?? 1 }),
          after: t('cancel.laterYou'),
        },
  );
  for (const { amount, paymentDate: date, createdBy, method } of scheduledStay)
    stays.push({
      label: t('cancel.scheduled', { date }),
      before: format.money(amount),
      after: t('cancel.scheduledStays'),
      note: t('cancel.scheduledBy', { name: createdBy.name, method: labelOf(method) }),
      stays: true,
    });
  if (mobile && scopesStay.includes('mobile'))
    stays.push({
      label: t('cancel.mobile'),
      before: t('cancel.mobileOn', { day: mobile.debitDay }),
      after: t('cancel.mobileStays'),
      note: t('cancel.mobileNote'),
      stays: true,
    });
  return [...changes, ...stays];
}

const whenOf = (date: BusinessDate, today: BusinessDate) =>
  date === today ? 'cancel.chargedToday' : 'cancel.charged';
