import { useCopy } from '@linework/copy';
import { Alert, AutoPayIcon } from '@linework/design-system';
import type { BusinessDate, DebitToCome } from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';

export interface LateNoticeProps {
  /** The debit that it is too late to change. */
  readonly debit: DebitToCome;
  readonly today: BusinessDate;
  /** What comes too late for it. */
  readonly what: 'change' | 'cancel';
}

/** Whether the next debit still happens, said plainly: today's, or one that the cutoff has passed for. */
export function LateNotice({ debit, today, what }: LateNoticeProps) {
  const { t } = useCopy(autoPayManageCopy);
  const labelOf = useMethodLabel();
  const { amount, date, method } = debit;
  return (
    <Alert
      tone="warning"
      icon={AutoPayIcon}
      title={t(date === today ? 'late.today' : 'late.on', { amount, date })}
    >
      {t(`late.${what}`, { method: labelOf(method, 'inSentence') })}
    </Alert>
  );
}
