import { useCopy } from '@linework/copy';
import { personToReader, type ScheduledOverview } from '@linework/domain';
import { useLateNote } from '@linework/parts/payment';
import { cutoffOf } from './cutoff-of.ts';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

/** Who made it, how late it is for the bill, and until when it can be changed: by the account's clock, and only while it can. */
export function usePaymentNotes(
  userId: string,
  timeZone: string,
): (overview: ScheduledOverview) => readonly string[] {
  const { t } = useCopy(scheduledPaymentCopy);
  const lateNote = useLateNote();
  return (overview) => {
    const { createdBy, paymentDate } = overview.payment;
    const who = t(`facts.by.${personToReader(createdBy, userId)}`, { name: createdBy.name });
    const late = lateNote(paymentDate, overview.options);
    const until = overview.closed === null ? t('facts.until', cutoffOf(overview, timeZone)) : null;
    return [who, late, until].filter((note) => note !== null);
  };
}
