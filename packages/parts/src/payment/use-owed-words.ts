import { useCopy } from '@linework/copy';
import { type Balance, isPositive, type MobileDevice, owed } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';
import { useDeviceWords } from './use-device-words.ts';

/** What is owed, as figure and words: on a receipt what it comes to now, beside a failure what is still due. */
export function useOwedWords(device: MobileDevice | null = null) {
  const { t } = useCopy(paymentCopy);
  const { leftWords } = useDeviceWords();
  return {
    now(balance: Balance) {
      if (device) return leftWords(device, balance.amountDue);
      const now = owed(balance);
      const { cents } = now.amount;
      if (now.kind === 'credit') return { label: t('result.creditBalance'), note: null, cents };
      const label = t('result.balance');
      if (now.kind === 'nothing') return { label, note: t('result.nothingLeft'), cents };
      const note =
        now.kind === 'due' ? t('result.balanceDue', { date: now.date }) : t('result.balancePastDue');
      return { label, note, cents };
    },
    /** Nothing where nothing is. */
    still(balance: Balance) {
      if (device) return { label: t('device.stillLeft'), cents: balance.amountDue.cents };
      const still = owed(balance);
      if (still.kind === 'credit' || !isPositive(still.amount)) return undefined;
      const label =
        still.kind === 'due' ? t('result.stillDue', { date: still.date }) : t('result.stillPastDue');
      return { label, cents: still.amount.cents };
    },
  };
}
