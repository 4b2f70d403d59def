import { useCopy } from '@linework/copy';
import { Button, Card, FigureHeading, FlowActions } from '@linework/design-system';
import { personToReader, type ScheduledOverview } from '@linework/domain';
import { Stack, StepHeading } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import { cutoffOf } from './cutoff-of.ts';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';
import { Warnings } from './Warnings.tsx';

export interface ListScreenProps {
  readonly waiting: readonly ScheduledOverview[];
  readonly userId: string;
  readonly timeZone: string;
  readonly onChoose: (paymentId: string) => void;
  readonly onBack: () => void;
}

/** What waits for its day, at most two. */
export function ListScreen({ waiting, userId, timeZone, onChoose, onBack }: ListScreenProps) {
  const { t } = useCopy(scheduledPaymentCopy);
  const labelOf = useMethodLabel();
  const isEmpty = waiting.length === 0;
  const saysWho = (overview: ScheduledOverview) => {
    const { createdBy } = overview.payment;
    const isOther = personToReader(createdBy, userId) === 'other';
    const until = cutoffOf(overview, timeZone);
    if (overview.closed !== null) return t('list.closed');
    return isOther ? t('list.byOther', { name: createdBy.name, ...until }) : t('list.byYou', until);
  };
  return (
    <Stack>
      <StepHeading title={t('list.heading')}>{t(isEmpty ? 'list.none' : 'list.some')}</StepHeading>
      {waiting.map((overview) => {
        const { id, amount, paymentDate: date, method } = overview.payment;
        return (
          <Card key={id}>
            <Stack>
              <FigureHeading level={2} lead={t('facts.lead')} cents={amount.cents} size="large">
                {t('facts.onFrom', { date, method: labelOf(method) })}
              </FigureHeading>
              <p>{saysWho(overview)}</p>
              <Warnings warnings={overview.warnings} />
              <Button
                variant="secondary"
                isFullWidth
                aria-label={t('list.open', { amount, date })}
                onPress={() => onChoose(id)}
              >
                {t('list.manage')}
              </Button>
            </Stack>
          </Card>
        );
      })}
      {isEmpty && (
        <FlowActions>
          <Button isFullWidth onPress={onBack}>
            {t('list.back')}
          </Button>
        </FlowActions>
      )}
    </Stack>
  );
}
