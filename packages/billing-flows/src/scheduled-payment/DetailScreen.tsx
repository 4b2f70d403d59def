import { useCopy } from '@linework/copy';
import { Alert, Button, FigureHeading, FlowActions } from '@linework/design-system';
import type { ScheduledOverview } from '@linework/domain';
import { Stack, useScreenTitle } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import { cutoffOf } from './cutoff-of.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';
import { Warnings } from './Warnings.tsx';

export interface DetailScreenProps {
  readonly overview: ScheduledOverview;
  readonly userId: string;
  readonly timeZone: string;
  readonly onChange: (step: 'amount' | 'method' | 'date') => void;
  readonly onCancel: () => void;
}

/** One payment that waits: what it is, what to know of it, and the ways to change it while that can be. */
export function DetailScreen({ overview, userId, timeZone, onChange, onCancel }: DetailScreenProps) {
  const { t } = useCopy(scheduledPaymentCopy);
  const labelOf = useMethodLabel();
  const { payment, closed, warnings } = overview;
  const { ref } = useScreenTitle(t('list.heading'));
  const ways = {
    amount: t('detail.changeAmount'),
    method: t('detail.changeMethod'),
    date: t('detail.changeDate'),
  };
  const isOpen = closed === null;
  return (
    <Stack>
      <FigureHeading
        level={1}
        headingRef={ref}
        lead={t('facts.lead')}
        cents={payment.amount.cents}
        size="large"
      >
        {t('facts.onFrom', { date: payment.paymentDate, method: labelOf(payment.method) })}
      </FigureHeading>
      {!isOpen && (
        <Alert tone="information" title={t('detail.closedTitle')}>
          {t('detail.closedText', cutoffOf(overview, timeZone))}
        </Alert>
      )}
      <Warnings warnings={warnings} />
      <PaymentFacts
        overview={overview}
        userId={userId}
        timeZone={timeZone}
        action={(step) =>
          isOpen && (
            <Button variant="quiet" aria-label={ways[step]} onPress={() => onChange(step)}>
              {t('detail.change')}
            </Button>
          )
        }
      />
      {isOpen && (
        <FlowActions>
          <Button variant="secondary" isFullWidth onPress={onCancel}>
            {t('detail.cancel')}
          </Button>
        </FlowActions>
      )}
    </Stack>
  );
}
