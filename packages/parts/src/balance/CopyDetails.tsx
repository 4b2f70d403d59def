import { useCopy } from '@linework/copy';
import { Button, CopyIcon, Icon, PositiveIcon, VisuallyHidden } from '@linework/design-system';
import { billingLockedCopy } from './billing-locked.copy.ts';
import { useClipboard } from './use-clipboard.ts';

/** Copies what an admin needs to know, for those without a mail program; what came of it is said aloud too. */
export function CopyDetails({ text }: { readonly text: string }) {
  const { t } = useCopy(billingLockedCopy);
  const { state, copy } = useClipboard(text);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon of={state === 'copied' ? PositiveIcon : CopyIcon} size="small" />}
        onPress={() => void copy()}
      >
        {state === 'copied' ? t('copied') : t('copy')}
      </Button>
      {state === 'copyFailed' ? (
        <p role="alert">{t('copyFailed')}</p>
      ) : (
        <VisuallyHidden role="status">{state === 'copied' && t('copied')}</VisuallyHidden>
      )}
    </>
  );
}
