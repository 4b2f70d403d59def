import { useCopy } from '@linework/copy';
import { Button, FigureHeading, FlowActions, ReviewList, ReviewRow } from '@linework/design-system';
import { personToReader, type ScheduledOverview } from '@linework/domain';
import { Stack, useScreenTitle } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import { NothingSentNotice } from '@linework/parts/outcomes';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

export interface CancelScreenProps {
  readonly overview: ScheduledOverview;
  readonly userId: string;
  /** It is being sent: nothing can be changed, nothing moves. */
  readonly isBusy: boolean;
  /** It was pressed without a connection. */
  readonly isCutOff: boolean;
  readonly onSubmit: () => void;
  readonly onKeep: () => void;
}

/** What canceling comes to, before it is done: what Auto Pay takes then, and what is left to pay. */
export function CancelScreen({ overview, userId, isBusy, isCutOff, onSubmit, onKeep }: CancelScreenProps) {
  const { t } = useCopy(scheduledPaymentCopy);
  const labelOf = useMethodLabel();
  const { ref } = useScreenTitle(t('cancel.heading'));
  const { payment, cancelPreview } = overview;
  const { autoPay, uncovered } = cancelPreview;
  const { createdBy } = payment;
  return (
    <Stack>
      <FigureHeading
        level={1}
        headingRef={ref}
        lead={t('cancel.lead')}
        cents={payment.amount.cents}
        size="large"
      >
        {t('facts.onFrom', { date: payment.paymentDate, method: labelOf(payment.method) })}
      </FigureHeading>
      {!autoPay && !uncovered && <p>{t('cancel.nothing')}</p>}
      <ReviewList>
        {personToReader(createdBy, userId) === 'other' && (
          <ReviewRow label={t('facts.by')} value={createdBy.name} />
        )}
        {autoPay && (
          <ReviewRow
            label={t('cancel.autoPay')}
            value={t('cancel.autoPayTakes', { amount: autoPay.after, date: autoPay.date })}
            note={t('cancel.autoPayBefore', { amount: autoPay.before })}
          />
        )}
        {uncovered && (
          <ReviewRow
            label={t('cancel.left')}
            value={t('cancel.leftToPay', { amount: uncovered.amount })}
            note={t('cancel.leftBy', { date: uncovered.dueDate })}
          />
        )}
      </ReviewList>
      <FlowActions>
        {isCutOff && <NothingSentNotice />}
        <Button isFullWidth isDisabled={isBusy} onPress={onKeep}>
          {t('cancel.keep')}
        </Button>
        <Button
          variant="secondary"
          isFullWidth
          isBusy={isBusy}
          busyLabel={t('cancel.canceling')}
          onPress={onSubmit}
        >
          {t('cancel.submit')}
        </Button>
      </FlowActions>
    </Stack>
  );
}
