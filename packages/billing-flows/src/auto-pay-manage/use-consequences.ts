import { useCopy, useFormat } from '@linework/copy';
import type { BeforeAfterRow } from '@linework/design-system';
import {
  type AutoPayCancelPreview,
  type BusinessDate,
  type DueByHand,
  debitedStanding,
  dueByHand,
  hangsOnUnconfirmed,
  isPositive,
  type ManagedAutoPay,
  type PaymentOptions,
} from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';

/** What canceling Auto Pay comes to, row by row: this bill first, then the later ones, then what stays. */
export function useConsequences(
  autoPay: ManagedAutoPay,
  { discountLost, stillMade, toPay, scheduledStay, scopesStay }: AutoPayCancelPreview,
  options: PaymentOptions,
): BeforeAfterRow[] {
  const {
    balance,
    dates: { today },
  } = options;
  const { mobile, nextDebit } = autoPay;
  const standing = debitedStanding(autoPay);
  const { t } = useCopy(autoPayManageCopy);
  const format = useFormat();
  const labelOf = useMethodLabel();
  const isPastDue = isPositive(balance.pastDueNet);
  const billed = toPay.dueDate && !isPastDue ? t('cancel.bill', { date: toPay.dueDate }) : t('cancel.owed');
  const charged = nextDebit && {
    amount: nextDebit.amount,
    date: nextDebit.date,
    method: labelOf(nextDebit.method, 'inSentence'),
  };
  const changes: BeforeAfterRow[] = [];
  const stays: BeforeAfterRow[] = [];
  const isCharged = charged !== null && isPositive(charged.amount);
  const before = charged && isCharged ? t(whenOf(charged.date, today), charged) : format.money(toPay.amount);

  const byHand = (hand: DueByHand) => {
    if (hand.due === 'partNow') return t('cancel.youPayPartNow', { amount: hand.pastDue });
    return hand.due === 'now' ? t('cancel.youPayNow') : t('cancel.youPayBy', { date: hand.date });
  };
  const billNote = (note: string) => (discountLost ? `${note} ${t('cancel.laterNote')}` : note);
  if (stillMade && isCharged)
    changes.push({
      label: billed,
      before,
      after: t('cancel.stillCharged'),
      note: billNote(t('cancel.tooLate')),
      stays: true,
    });
  const paidBy = byHand(dueByHand(toPay, balance));
  if (isPositive(toPay.amount))
    changes.push({
      label: stillMade ? t('cancel.leftover') : billed,
      before,
      after: t('cancel.youPay', { amount: toPay.amount }),
      note: stillMade ? paidBy : billNote(paidBy),
    });
  else if (hangsOnUnconfirmed(options, toPay.dueDate ?? today))
    changes.push({
      label: t('cancel.billUnconfirmed'),
      before: t('cancel.autoPayPays'),
      after: toPay.dueDate ? t('cancel.youPayItBy', { date: toPay.dueDate }) : t('cancel.youPayIt'),
    });
  changes.push(
    discountLost
      ? {
          label: t('cancel.later'),
          before: t('cancel.laterOff', { amount: discountLost.month }),
          after: t('cancel.laterMore', { amount: discountLost.month }),
        }
      : {
          label: t('cancel.later'),
          before: t('cancel.laterPaid', { day: standing?.debitDay ?? 1 }),
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
  if (standing?.scope === 'mobile' && scopesStay.includes('allServices'))
    stays.push({
      label: t('cancel.others'),
      before: t('cancel.othersOn'),
      after: t('cancel.mobileStays'),
      stays: true,
    });
  return [...changes, ...stays];
}

const whenOf = (date: BusinessDate, today: BusinessDate) =>
  date === today ? 'cancel.chargedToday' : 'cancel.charged';
