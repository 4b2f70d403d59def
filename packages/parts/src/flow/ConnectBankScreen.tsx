import { useCopy } from '@linework/copy';
import { Alert, Button, FlowActions, VisuallyHidden } from '@linework/design-system';
import { flowCopy } from './flow.copy.ts';
import { StepHeading } from './StepHeading.tsx';
import { Notices, Stack } from './stack.ts';

export interface ConnectBankScreenProps {
  /** On the way to the bank, or back from it. */
  isWaiting: boolean;
  /** Back from the bank without an account. */
  hasNoAccount: boolean;
  onConnect: () => void;
  onNumbers: () => void;
}

/** A step of its own where banks can be connected; typing the numbers is always offered, so that no bank is a dead end. */
export function ConnectBankScreen({ isWaiting, hasNoAccount, onConnect, onNumbers }: ConnectBankScreenProps) {
  const { t } = useCopy(flowCopy);
  return (
    <Stack>
      <StepHeading title={t('bank.heading')}>{t('bank.text')}</StepHeading>
      <VisuallyHidden role="status">{isWaiting && t('bank.waiting')}</VisuallyHidden>
      <Notices role="status">{hasNoAccount && <Alert title={t('bank.noAccount')} />}</Notices>
      <FlowActions>
        <Button isFullWidth isBusy={isWaiting} busyLabel={t('bank.waitingBusy')} onPress={onConnect}>
          {t('bank.connect')}
        </Button>
        <Button isFullWidth variant="secondary" onPress={onNumbers}>
          {t('bank.numbers')}
        </Button>
      </FlowActions>
    </Stack>
  );
}
