import { useCopy } from '@linework/copy';
import { type Balance, isSame, type Money, type Owed, owed, type PaymentOptions } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';
import { useDeviceWords } from './use-device-words.ts';

type Past = Extract<Owed, { readonly kind: 'pastDue' }>;

/** Whether what is past due is only a part of what is due. */
const isPart = ({ late, amount }: Past): boolean => !isSame(late, amount);

/**
 * What is owed, as figure and words: on a receipt what it comes to now, beside a failure what is still due.
 * @param options whose figures they are: a device's, those of the mobile bill, or the account's
 */
export function useOwedWords(options: Pick<PaymentOptions, 'device' | 'mobileBillId'> | null | undefined) {
  const { t } = useCopy(paymentCopy);
  const { leftWords } = useDeviceWords();
  const device = options?.device ?? null;
  const isMobileBill = Boolean(options?.mobileBillId);
  const noteOf = (now: Exclude<Owed, { readonly kind: 'credit' }>): string => {
    if (now.kind === 'nothing') return t(isMobileBill ? 'device.billLeftNothing' : 'result.nothingLeft');
    if (now.kind === 'due') return t('result.balanceDue', { date: now.date });
    return isPart(now) ? t('result.balancePartPastDue', { late: now.late }) : t('result.balancePastDue');
  };
  const labelOf = (now: Owed): string => {
    if (now.kind === 'credit') return t('result.creditBalance');
    if (now.kind !== 'pastDue') return t('result.balance');
    return isPart(now) ? t('result.nowPartPastDue', { late: now.late }) : t('result.nowPastDue');
  };
  const withOthers = (words: string, countsOthers: boolean): string =>
    countsOthers ? t('result.withCounted', { note: words, counted: t('result.countsOthers') }) : words;
  return {
    /** @param countsOthers whether payments beside the one it is told with are on their way in it */
    now(balance: Balance, countsOthers: boolean) {
      if (device) return leftWords(device, balance.amountDue);
      const now = owed(balance);
      const { cents } = now.amount;
      if (now.kind === 'credit')
        return {
          label: t('result.creditBalance'),
          note: countsOthers ? t('result.countsOthers') : null,
          cents,
        };
      return { label: t('result.balance'), note: withOthers(noteOf(now), countsOthers), cents };
    },
    /** The same where a label stands alone. */
    nowAlone(balance: Balance, countsOthers: boolean) {
      if (device) return leftWords(device, balance.amountDue);
      const now = owed(balance);
      return { label: withOthers(labelOf(now), countsOthers), cents: now.amount.cents };
    },
    /** Of a payment that posted before. @param balance what it came to then; negative is a credit */
    atPosting: ({ cents }: Money) => ({
      label: t(cents < 0 ? 'result.creditPosted' : 'result.balancePosted'),
      note: null,
      cents: Math.abs(cents),
    }),
    /** Nothing where nothing is. */
    still(balance: Balance) {
      if (device) return { label: t('device.stillLeft'), cents: balance.amountDue.cents };
      const still = owed(balance);
      const { cents } = still.amount;
      if (still.kind === 'credit' || still.kind === 'nothing') return undefined;
      if (still.kind === 'due') return { label: t('result.stillDue', { date: still.date }), cents };
      const { late } = still;
      const label = isPart(still) ? t('result.stillPartPastDue', { late }) : t('result.stillPastDue');
      return { label, cents };
    },
  };
}
