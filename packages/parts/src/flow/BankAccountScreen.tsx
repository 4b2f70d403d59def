import { useCopy } from '@linework/copy';
import { Button, FlowActions } from '@linework/design-system';
import { BankAccountForm, type BankAccountFormProps } from '../methods/BankAccountForm.tsx';
import { flowCopy } from './flow.copy.ts';
import { StepHeading } from './StepHeading.tsx';
import { Stack } from './stack.ts';

/** A new bank account by its numbers. */
export function BankAccountScreen(form: Omit<BankAccountFormProps, 'actions'>) {
  const { t } = useCopy(flowCopy);
  return (
    <Stack>
      <StepHeading title={t('bankAccount.heading')} />
      <BankAccountForm
        {...form}
        actions={({ isBusy }) => (
          <FlowActions>
            <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('bankAccount.busy')}>
              {t('continue')}
            </Button>
          </FlowActions>
        )}
      />
    </Stack>
  );
}
