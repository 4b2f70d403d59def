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
  return {
    now(balance: Balance) {
      if (device) return leftWords(device, balance.amountDue);
      const now = owed(balance);
      const { cents } = now.amount;
      if (now.kind === 'credit') return { label: t('result.creditBalance'), note: null, cents };
      const label = t('result.balance');
      if (now.kind === 'nothing')
        return { label, note: t(isMobileBill ? 'device.billLeftNothing' : 'result.nothingLeft'), cents };
      if (now.kind === 'due') return { label, note: t('result.balanceDue', { date: now.date }), cents };
      const { late } = now;
      const note = isPart(now) ? t('result.balancePartPastDue', { late }) : t('result.balancePastDue');
      return { label, note, cents };
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
