import { useCopy } from '@linework/copy';
import { isByCall, type PaymentOptions } from '@linework/domain';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { paymentCopy } from './payment.copy.ts';

export interface PastDueLeadProps {
  readonly brings: NonNullable<PaymentOptions['payingBrings']>;
}

/** What paying the past due amount keeps on or brings back, and whom to call for it where it takes a call. */
export function PastDueLead({ brings }: PastDueLeadProps) {
  const { t, rich } = useCopy(paymentCopy);
  const { slots, values } = useSupportPhone();
  if (!isByCall(brings)) return t(`amount.leadPastDue.${brings}`);
  return 'phone' in values
    ? rich(`amount.leadPastDue.${brings}`, slots, values)
    : t(`amount.leadPastDue.${brings}WithoutPhone`);
}
