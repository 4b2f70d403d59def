import { useCopy } from '@linework/copy';
import { usePageTitle } from '../shell/page-title.ts';
import { ChunkProblem } from './ChunkProblem.tsx';
import { chunkProblemCopy } from './chunk-problem.copy.ts';
import type { PageTrouble } from './chunk-problem.ts';
import { WaitingForConnection } from './WaitingForConnection.tsx';

/** In the place of a page that cannot be had; it gives the document its title, as the page would have. */
export function PageProblem({ trouble }: { readonly trouble: PageTrouble }) {
  const { t } = useCopy(chunkProblemCopy);
  const isOffline = trouble === 'offline';
  usePageTitle(isOffline ? t('offline.title') : t('title'));
  return isOffline ? <WaitingForConnection /> : <ChunkProblem code={trouble} />;
}
