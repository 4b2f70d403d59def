import { useCopy } from '@linework/copy';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { ChunkProblem } from '../navigation/ChunkProblem.tsx';
import { chunkProblemCopy } from '../navigation/chunk-problem.copy.ts';
import type { ChunkOutcome } from '../navigation/chunk-problem.ts';

const Main = styled.main`
  max-width: calc(var(--lw-layout-flow-width) + 2 * var(--lw-space-16));
  margin-inline: auto;
  padding: var(--lw-space-48) var(--lw-space-16);
`;

/** Instead of an empty page, where what every page needs did not load: not even the shell's words are there. */
export function CannotStart({ code }: { readonly code: ChunkOutcome }) {
  const { t } = useCopy(chunkProblemCopy);
  const title = t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Main>
      <ChunkProblem code={code} />
    </Main>
  );
}
