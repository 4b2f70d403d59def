import { useCopy } from '@linework/copy';
import { usePageTitle } from '../shell/page-title.ts';
import { ChunkProblem } from './ChunkProblem.tsx';
import { chunkProblemCopy } from './chunk-problem.copy.ts';
import type { ChunkOutcome } from './chunk-problem.ts';

/** In the place of a page of which a part did not load; it gives the document its title, as the page would have. */
export function PageProblem({ code }: { readonly code: ChunkOutcome }) {
  const { t } = useCopy(chunkProblemCopy);
  usePageTitle(t('title'));
  return <ChunkProblem code={code} />;
}
