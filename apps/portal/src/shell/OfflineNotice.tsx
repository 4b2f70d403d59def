import { useCopy } from '@linework/copy';
import { NoticeBar, OfflineIcon, VisuallyHidden } from '@linework/design-system';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useIsOffline } from '../browser/connection.ts';
import { shellCopy } from './shell.copy.ts';

/* No box of its own: the notice in it stays in sight as far as the whole page goes. */
const Spoken = styled.div`
  display: contents;
`;

/** Over every page while the connection is away. It is said aloud too, as is that the connection is back. */
export function OfflineNotice() {
  const { t } = useCopy(shellCopy);
  const isAway = useIsOffline();
  const [wasAway, setWasAway] = useState(false);
  useEffect(() => {
    if (isAway) setWasAway(true);
  }, [isAway]);
  return (
    <Spoken aria-live="polite">
      {isAway && (
        <NoticeBar icon={OfflineIcon} title={t('offline.title')}>
          {t('offline.text')}
        </NoticeBar>
      )}
      {!isAway && wasAway && <VisuallyHidden>{t('offline.back')}</VisuallyHidden>}
    </Spoken>
  );
}
