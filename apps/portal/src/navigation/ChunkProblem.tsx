import { useCopy } from '@linework/copy';
import { Button, OutcomePage } from '@linework/design-system';
import { shellCopy } from '../shell/shell.copy.ts';
import type { ChunkOutcome } from './chunk-problem.ts';

/** A part of the portal did not load. Its words are the shell's own, for nothing more may load now. */
export function ChunkProblem({ code }: { readonly code: ChunkOutcome }) {
  const { t } = useCopy(shellCopy);
  return (
    <OutcomePage
      kind="failure"
      title={t('chunk.title')}
      actions={<Button onPress={() => window.location.reload()}>{t('chunk.reload')}</Button>}
      reference={t('chunk.reference', { code })}
    >
      <p>{t('chunk.text')}</p>
    </OutcomePage>
  );
}
