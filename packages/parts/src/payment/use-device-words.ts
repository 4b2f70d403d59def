import { useCopy } from '@linework/copy';
import {
  type DevicePlan,
  devicePlanAfter,
  isPositive,
  type MobileDevice,
  type Money,
  type PaidDevice,
  subtract,
} from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

/** What is said of a device that is paid off: which it is, what is left of it, and until when. */
export function useDeviceWords() {
  const { t } = useCopy(paymentCopy);

  /** "15 payments left, the last on April 30, 2028" */
  const planWords = ({ balance, installmentsLeft: count, lastInstallment: date }: DevicePlan): string => {
    if (!isPositive(balance)) return t('device.paidOff');
    return date ? t('device.installmentsUntil', { count, date }) : t('device.installments', { count });
  };

  return {
    planWords,
    /** "Aurora 12 Pro, line ending in 0148"; of a payment of the mobile bill, that. */
    nameOf: ({ name, lineLastFour: digits }: Pick<PaidDevice, 'name' | 'lineLastFour'>): string =>
      name !== null && digits !== null ? t('device.name', { name, digits }) : t('device.bill'),
    /** @param left what is left of it, whatever it came to when it was looked up */
    leftWords(device: MobileDevice, left: Money) {
      const plan = devicePlanAfter(device, subtract(device.balance, left));
      return { label: t('device.left'), note: planWords(plan), cents: left.cents };
    },
  };
}
