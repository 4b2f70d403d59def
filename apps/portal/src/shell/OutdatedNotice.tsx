import { useCopy } from '@linework/copy';
import { Button, InformationIcon, NoticeBar } from '@linework/design-system';
import { useIsOutdated } from '../api/outdated.ts';
import { reloadPage } from '../browser/connection.ts';
import { shellCopy } from './shell.copy.ts';

export interface OutdatedNoticeProps {
  /** Whether something was begun here that loading again interrupts. */
  readonly isFlow: boolean;
}

/**
 * Over a page that is older than what answers it: its questions are not understood any more. The customer loads it again;
 * it never does so by itself, least of all while something is being paid.
 */
export function OutdatedNotice({ isFlow }: OutdatedNoticeProps) {
  const { t } = useCopy(shellCopy);
  const isOutdated = useIsOutdated();
  return (
    <div aria-live="polite" style={{ display: 'contents' }}>
      {isOutdated && (
        <NoticeBar
          icon={InformationIcon}
          title={t('outdated.title')}
          action={
            <Button variant="quiet" onPress={() => void reloadPage()}>
              {t('outdated.reload')}
            </Button>
          }
        >
          {t(isFlow ? 'outdated.textInFlow' : 'outdated.text')}
        </NoticeBar>
      )}
    </div>
  );
}
