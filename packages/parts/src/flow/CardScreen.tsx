import { useCopy } from '@linework/copy';
import { Button, FlowActions } from '@linework/design-system';
import { CardForm, type CardFormProps } from '../methods/CardForm.tsx';
import { flowCopy } from './flow.copy.ts';
import { StepHeading } from './StepHeading.tsx';
import { Stack } from './stack.ts';

/** A new card, within the step that asks for a method. */
export function CardScreen(form: Omit<CardFormProps, 'actions'>) {
  const { t } = useCopy(flowCopy);
  return (
    <Stack>
      <StepHeading title={t('card.heading')} />
      <CardForm
        {...form}
        actions={({ isBusy }) => (
          <FlowActions>
            <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('card.busy')}>
              {t('continue')}
            </Button>
          </FlowActions>
        )}
      />
    </Stack>
  );
}
