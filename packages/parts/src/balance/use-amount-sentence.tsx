import { useCopy } from '@linework/copy';
import { type BillingSummary, type BusinessDate, isByCall, isDayAfter, type ToPay } from '@linework/domain';
import type { ReactNode } from 'react';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { amountDueCopy } from './amount-due.copy.ts';

/** A sentence with a figure in it, as `FigureHeading` takes it. */
export interface AmountSentence {
  readonly lead: string;
  /** `null` where there is no figure to tell. */
  readonly cents: number | null;
  readonly rest: ReactNode;
}

/** "Today", "Tomorrow", or a day that is named; the end of the keys that have words for each. */
export const nearness = (date: BusinessDate, today: BusinessDate): 'Today' | 'Tomorrow' | '' => {
  if (date === today) return 'Today';
  return isDayAfter(date, today) ? 'Tomorrow' : '';
};

/** What an account asks of its customer, as one sentence: what, how much, until when. */
export function useAmountSentence(
  asked: ToPay,
  { today, news, nextBillDate: next }: Pick<BillingSummary, 'today' | 'news' | 'nextBillDate'>,
): AmountSentence {
  const { t, rich } = useCopy(amountDueCopy);
  const methodLabel = useMethodLabel();
  const { slots, values } = useSupportPhone();
  switch (asked.kind) {
    case 'checking':
      return {
        lead: t('lead.checking'),
        cents: asked.payment.amount.cents,
        rest: news.checkingUntil ? t('knownBy', { by: news.checkingUntil }) : t('knownSoon'),
      };
    case 'pastDue':
      return { lead: t('lead.pay'), cents: asked.amount.cents, rest: whatItDoes(asked) };
    case 'covered':
      return { lead: t(`lead.${asked.by}`), cents: asked.amount.cents, rest: whenTaken(asked) };
    case 'due':
      return {
        lead: t('lead.pay'),
        cents: asked.amount.cents,
        rest: asked.by && t(`due${nearness(asked.by, today)}`, { date: asked.by }),
      };
    case 'credit':
      return {
        lead: t('lead.credit'),
        cents: asked.amount.cents,
        // A closed account is billed no more, so its credit goes toward no bill.
        rest: next ? t('creditNext', { date: next }) : howItComesBack(),
      };
    case 'newCustomer':
      return {
        lead: t('lead.newCustomer'),
        cents: null,
        rest: next ? t('newCustomerNext', { date: next }) : t('newCustomer'),
      };
    case 'unconfirmed':
      return { lead: t('lead.unconfirmed'), cents: 0, rest: null };
    case 'nothing':
      return { lead: t('lead.nothing'), cents: 0, rest: next && t('nextBill', { date: next }) };
  }

  function howItComesBack(): ReactNode {
    return 'phone' in values ? rich('creditClosed', slots, values) : t('creditClosedWithoutPhone');
  }

  function whatItDoes({ brings, by }: Extract<ToPay, { kind: 'pastDue' }>): ReactNode {
    if (brings === 'staysOn') {
      const date = by ?? today;
      return t(`staysOn${nearness(date, today)}`, { date });
    }
    if (!isByCall(brings)) return t(brings);
    return 'phone' in values ? rich(brings, slots, values) : t(`${brings}WithoutPhone`);
  }

  function whenTaken({ by, last }: Extract<ToPay, { kind: 'covered' }>): string {
    const { date, method } = last;
    if (by === 'severalScheduled') return t('severalTaken', { date });
    return t(`taken${nearness(date, today)}`, { date, method: methodLabel(method, 'inSentence') });
  }
}
