import { useCopy } from '@linework/copy';
import { Card, Icon, OfflineIcon } from '@linework/design-system';
import { styled } from 'styled-components';
import { chunkProblemCopy } from './chunk-problem.copy.ts';

const Page = styled.div`
  display: grid;
  gap: var(--lw-space-16);
  max-width: 40rem;

  > h1 {
    display: flex;
    align-items: center;
    gap: var(--lw-space-12);
  }

  > h1 > svg {
    color: var(--lw-color-muted);
  }
`;

/** In the place of a page that the connection is missing for: nothing failed, and nobody has to do anything. */
export function WaitingForConnection() {
  const { t } = useCopy(chunkProblemCopy);
  return (
    <Page>
      <h1>
        <Icon of={OfflineIcon} size="large" />
        {t('offline.title')}
      </h1>
      <Card>
        <p>{t('offline.text')}</p>
      </Card>
    </Page>
  );
}
