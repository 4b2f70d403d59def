import { useCopy } from '@linework/copy';
import { loosePlug, OutcomePage } from '@linework/design-system';
import { chunkProblemCopy } from './chunk-problem.copy.ts';

/** In the place of a page that the connection is missing for: nothing failed, and nobody has to do anything. */
export function WaitingForConnection() {
  const { t } = useCopy(chunkProblemCopy);
  return (
    <OutcomePage layout="alone" drawing={loosePlug} title={t('offline.title')}>
      <p>{t('offline.text')}</p>
    </OutcomePage>
  );
}
