import { useCopy } from '@linework/copy';
import { personToReader, type ScheduledOverview } from '@linework/domain';
import { cutoffOf } from './cutoff-of.ts';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

/** Who made it, and until when it can be changed: by the account's clock, and only while it can. */
export function usePaymentNotes(
  userId: string,
  timeZone: string,
): (overview: ScheduledOverview) => readonly string[] {
  const { t } = useCopy(scheduledPaymentCopy);
  return (overview) => {
    const { createdBy } = overview.payment;
    const who = t(`facts.by.${personToReader(createdBy, userId)}`, { name: createdBy.name });
    return overview.closed === null ? [who, t('facts.until', cutoffOf(overview, timeZone))] : [who];
  };
}
