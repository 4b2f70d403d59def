import { useCopy } from '@linework/copy';
import { Button, Card, Icon, LoadingRegion, PrintIcon, Skeleton } from '@linework/design-system';
import { useDownloads } from '@linework/parts/files';
import { ColumnsPage } from '@linework/parts/loadable';
import { OutcomeCard } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { DocumentLinks, DocumentNews } from './DocumentLinks.tsx';
import { RangeForm } from './RangeForm.tsx';
import { RangeResult } from './RangeResult.tsx';
import { StatementsHead } from './StatementsHead.tsx';
import { statementsCopy } from './statements.copy.ts';
import type { DocumentKind, DownloadOutcome, StatementRangeProps } from './statements.types.ts';
import { Narrow } from './statements-layout.ts';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12);

  @media print {
    display: none;
  }
`;

const Choice = styled.div`
  @media print {
    display: none;
  }
`;

/** What was charged and paid between any two days, what was owed before and after, and how old that was. */
export function StatementRangeScreen(props: StatementRangeProps) {
  const { asked, range, today, links, download, onTitleChange } = props;
  const { t } = useCopy(statementsCopy);
  const downloads = useDownloads<DocumentKind, DownloadOutcome>(download);
  const shown = range?.status === 'ready' ? range.value : null;
  const tools = shown && (
    <Tools>
      <DocumentLinks of={{ from: shown.from, to: shown.to }} links={links} downloads={downloads} />
      <Button variant="secondary" icon={<Icon of={PrintIcon} />} onPress={() => window.print()}>
        {t('print')}
      </Button>
    </Tools>
  );
  return (
    <ColumnsPage>
      <StatementsHead
        up={{ href: links.all, label: t('toAll') }}
        title={shown ? t('range.titleOf', { from: shown.from, to: shown.to }) : t('range.title')}
        onTitleChange={onTitleChange}
        tools={tools}
      />
      <Parts>
        <Choice>
          <Card>
            <RangeForm key={`${asked.from} ${asked.to}`} {...props} />
          </Card>
        </Choice>
        <DocumentNews downloads={downloads} />
        {range?.status === 'loading' && (
          <LoadingRegion label={t('range.loading')}>
            <Skeleton shape="block" height="7rem" />
            <Skeleton shape="block" height="20rem" />
          </LoadingRegion>
        )}
        {range?.status === 'failed' && <OutcomeCard code="LW-STM-020" onAction={range.onRetry} />}
        {shown && <RangeResult range={shown} today={today} />}
        <Narrow>{tools}</Narrow>
      </Parts>
    </ColumnsPage>
  );
}
