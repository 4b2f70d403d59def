import { useCopy } from '@linework/copy';
import { ActionGroup, Button, Card } from '@linework/design-system';
import { keepFocus } from '@linework/parts/outcomes';
import { howYouPayCopy } from './how-you-pay.copy.ts';

export interface PartFailedProps {
  readonly title: string;
  readonly text?: string;
  readonly onRetry: () => void;
}

/** A part that did not load, in its place. The rest of the page goes on. */
export function PartFailed({ title, text, onRetry }: PartFailedProps) {
  const { t } = useCopy(howYouPayCopy);
  return (
    <Card title={title}>
      <p>{text ?? t('failed.text')}</p>
      <ActionGroup ref={keepFocus}>
        <Button variant="secondary" onPress={onRetry}>
          {t('retry')}
        </Button>
      </ActionGroup>
    </Card>
  );
}
