import { useCopy } from '@linework/copy';
import { ChunkProblem } from '../navigation/ChunkProblem.tsx';
import { chunkProblemCopy } from '../navigation/chunk-problem.copy.ts';
import type { PageTrouble } from '../navigation/chunk-problem.ts';
import { WaitingForConnection } from '../navigation/WaitingForConnection.tsx';
import { usePageTitle } from '../shell/page-title.ts';

/** In the place of a page that cannot be had; it gives the document its title, as the page would have. */
export function PageProblem({ trouble }: { readonly trouble: PageTrouble }) {
  const { t } = useCopy(chunkProblemCopy);
  const isOffline = trouble === 'offline';
  usePageTitle(isOffline ? t('offline.title') : t('title'));
  return isOffline ? <WaitingForConnection /> : <ChunkProblem code={trouble} />;
}
