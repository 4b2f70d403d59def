import { useCopy, useFormat, useLanguage } from '@linework/copy';
import { type BillDifference, type BusinessDate, largestDifferences, sum, usd } from '@linework/domain';
import { billsCopy } from './bills.copy.ts';

/** More reasons than this are no sentence: the smaller ones are told together. */
const reasonsTold = 4;

/** Taxes follow what is taxed, up or down; every other difference has one wording. */
const wordsOf = ({ reason, amount }: BillDifference) =>
  reason === 'tax' ? (amount.cents > 0 ? 'taxUp' : 'taxDown') : reason;

/** A line may end after a minus sign: a word joiner keeps it with its amount. */
const unbroken = (amount: string): string => amount.replace('\u2212', '\u2212\u2060');

export interface ChangeWords {
  readonly direction: 'up' | 'down' | 'same' | 'sameTotal';
  /** "Up $12.40 from your October bill:", or that nothing changed. */
  readonly lead: string;
  /** "internet promotion ended (+$10.00) and taxes and fees went up (+$2.40)."; `null` where nothing changed. */
  readonly reasons: string | null;
}

/** Why a bill differs from the one before, in a sentence whose amounts add up. */
export function useChangeWords(): (
  differences: readonly BillDifference[],
  previousBillDate: BusinessDate,
) => ChangeWords {
  const { t } = useCopy(billsCopy);
  const format = useFormat();
  const { language } = useLanguage();
  const signed = ({ cents }: { cents: number }) =>
    unbroken(`${cents > 0 ? '+' : ''}${format.money(usd(cents))}`);
  return (differences, month) => {
    const { cents } = sum(differences.map(({ amount }) => amount));
    const { told, rest } = largestDifferences(differences, reasonsTold);
    const reasons = told.map((difference) =>
      t(`change.reason.${wordsOf(difference)}`, {
        description: difference.description[language],
        amount: signed(difference.amount),
      }),
    );
    if (rest) reasons.push(t('change.more', { count: rest.count, amount: signed(rest.amount) }));
    const direction = cents === 0 ? (told.length > 0 ? 'sameTotal' : 'same') : cents > 0 ? 'up' : 'down';
    return {
      direction,
      lead: t(`change.${direction}`, { amount: usd(Math.abs(cents)), month }),
      reasons: reasons.length > 0 ? t('change.because', { reasons }) : null,
    };
  };
}
