import { useCopy } from '@linework/copy';
import { Button, loosePlug, OutcomePage } from '@linework/design-system';
import { SupportPhoneLink, Unbroken } from '@linework/parts/outcomes';
import { chunkProblemCopy } from './chunk-problem.copy.ts';
import type { ChunkOutcome } from './chunk-problem.ts';
import { reloadAfresh } from './reload-afresh.ts';

/** A part of the portal did not load. Its words came with the portal itself, for nothing more may load now. */
export function ChunkProblem({ code }: { readonly code: ChunkOutcome }) {
  const { t } = useCopy(chunkProblemCopy);
  return (
    <OutcomePage
      code={code}
      layout="alone"
      drawing={loosePlug}
      title={t('title')}
      actions={<Button onPress={() => void reloadAfresh()}>{t('reload')}</Button>}
      help={<SupportPhoneLink />}
      reference={<Unbroken>{t('reference', { code })}</Unbroken>}
    >
      <p>{t('text')}</p>
    </OutcomePage>
  );
}
