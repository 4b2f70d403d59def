import { useCopy } from '@linework/copy';
import { Button, CopyIcon, Icon, Mono, PositiveIcon, VisuallyHidden } from '@linework/design-system';
import { styled } from 'styled-components';
import { useClipboard } from '../balance/use-clipboard.ts';
import { paymentCopy } from './payment.copy.ts';

/* The row keeps its height around the button, which keeps its own to hit. */
const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 var(--lw-space-24);

  > button {
    margin-block: calc(-1 * var(--lw-space-12));
  }
`;

/** A confirmation number as a till prints it, and the way to take it along; that it was copied is said aloud. */
export function CopyConfirmation({ number }: { readonly number: string }) {
  const { t } = useCopy(paymentCopy);
  const { state, copy } = useClipboard(number);
  const isCopied = state === 'copied';
  return (
    <Line>
      <Mono>{number}</Mono>
      <Button
        variant="quiet"
        aria-label={isCopied ? t('result.copied') : t('result.copyConfirmation')}
        icon={<Icon of={isCopied ? PositiveIcon : CopyIcon} size="small" />}
        onPress={() => void copy()}
      >
        {isCopied ? t('result.copied') : t('result.copy')}
      </Button>
      {state === 'copyFailed' ? (
        <span role="alert">{t('result.copyFailed')}</span>
      ) : (
        <VisuallyHidden role="status">{isCopied && t('result.copied')}</VisuallyHidden>
      )}
    </Line>
  );
}
