import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { NothingSentNotice } from '../outcomes/NothingSentNotice.tsx';
import { methodsCopy } from './methods.copy.ts';
import type { CardDataObstacle } from './use-card-data.ts';

/** Beside the button that was pressed in vain: nothing was charged, and what was typed can be sent again. */
export function CardDataNotice({ obstacle }: { readonly obstacle: CardDataObstacle | null }) {
  const { t } = useCopy(methodsCopy);
  if (obstacle === null) return null;
  if (obstacle === 'noConnection') return <NothingSentNotice />;
  return (
    <Alert tone="warning" role="alert" title={t('unavailable.title')}>
      {t('unavailable.text')}
    </Alert>
  );
}
