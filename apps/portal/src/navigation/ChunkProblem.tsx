import { useCopy } from '@linework/copy';
import { Button, OutcomePage } from '@linework/design-system';
import { shellCopy } from '../shell/shell.copy.ts';

/** LW-SYS-050: a part of the portal did not load. Its words are the shell's own, for nothing more may load now. */
export function ChunkProblem() {
  const { t } = useCopy(shellCopy);
  return (
    <OutcomePage
      kind="failure"
      title={t('chunk.title')}
      actions={<Button onPress={() => window.location.reload()}>{t('chunk.reload')}</Button>}
      reference={t('chunk.reference', { code: 'LW-SYS-050' })}
    >
      <p>{t('chunk.text')}</p>
    </OutcomePage>
  );
}
