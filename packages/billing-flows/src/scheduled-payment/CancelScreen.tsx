import { useCopy } from '@linework/copy';
import { ActionGroup, BeforeAfter, Button, FlowActions } from '@linework/design-system';
import {
  creditByCanceling,
  dueByCanceling,
  type Payment,
  personToReader,
  type ScheduledOverview,
} from '@linework/domain';
import { Stack } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import { ConnectionLostNotice } from '@linework/parts/outcomes';
import { ReviewFigure } from '@linework/parts/payment';
import { StaysDue } from './StaysDue.tsx';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';
import { useConsequences } from './use-consequences.ts';

export interface CancelScreenProps {
  readonly overview: ScheduledOverview;
  /** What waits besides, and stays. */
  readonly others: readonly Payment[];
  readonly userId: string;
  /** It is being sent: nothing can be changed, nothing moves. */
  readonly isBusy: boolean;
  /** It was pressed without a connection. */
  readonly isCutOff: boolean;
  readonly onSubmit: () => void;
  readonly onKeep: () => void;
}

/** What canceling comes to, before it is done: what stays due, what Auto Pay takes then, and what is left to pay. */
export function CancelScreen(props: CancelScreenProps) {
  const { overview, others, userId, isBusy, isCutOff, onSubmit, onKeep } = props;
  const { t } = useCopy(scheduledPaymentCopy);
  const labelOf = useMethodLabel();
  const rows = useConsequences(overview, others);
  const { amount, method, createdBy } = overview.payment;
  const { leavesOn: date } = overview.dates;
  const isOther = personToReader(createdBy, userId) === 'other';
  const { autoPay, uncovered } = overview.cancelPreview;
  const due = dueByCanceling(overview);
  const isAll = autoPay === null && uncovered === null && creditByCanceling(overview) === null;
  return (
    <Stack>
      <ReviewFigure
        title={t('cancel.heading')}
        lead={t('cancel.lead')}
        amount={amount}
        rest={t('facts.onFrom', { date, method: labelOf(method, 'inSentence') })}
        {...(isOther && { notes: [t('facts.by.other', { name: createdBy.name })] })}
      />
      {due && <StaysDue due={due} />}
      {/* One row is what the heading says already. */}
      {rows.length > 1 && (
        <BeforeAfter
          caption={t('cancel.caption')}
          headings={{ before: t('cancel.ifKept'), after: t('cancel.ifCanceled') }}
          rows={rows}
        />
      )}
      {isAll && <p>{t('cancel.nothing')}</p>}
      <FlowActions>
        {isCutOff && <ConnectionLostNotice />}
        <ActionGroup>
          <Button isDisabled={isBusy} onPress={onKeep}>
            {t('cancel.keep')}
          </Button>
          <Button variant="destructive" isBusy={isBusy} busyLabel={t('cancel.canceling')} onPress={onSubmit}>
            {t('cancel.submit')}
          </Button>
        </ActionGroup>
      </FlowActions>
    </Stack>
  );
}
