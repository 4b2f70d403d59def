import { useCopy } from '@linework/copy';
import { Alert, Button } from '@linework/design-system';
import { signInSecurityCopy } from './sign-in-security.copy.ts';

export interface NotLoadedProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** In the place of what a card could not load: that it could not, and the way to ask again. */
export function NotLoaded({ title, onRetry }: NotLoadedProps) {
  const { t } = useCopy(signInSecurityCopy);
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <Button variant="quiet" onPress={onRetry}>
          {t('devices.failed.retry')}
        </Button>
      }
    />
  );
}
