import { useCopy } from '@linework/copy';
import { ButtonLink, Card, media } from '@linework/design-system';
import {
  isLeftToPay,
  isPositive,
  type ListedStatement,
  promisedStatement,
  type Statement,
} from '@linework/domain';
import { useDownloads } from '@linework/parts/files';
import { ColumnsPage } from '@linework/parts/loadable';
import { OutcomeCard } from '@linework/parts/outcomes';
import { StatementDelayedAlert } from '@linework/parts/standings';
import { styled } from 'styled-components';
import { DateSelect } from './DateSelect.tsx';
import { DocumentLinks, DocumentNews } from './DocumentLinks.tsx';
import { OtherStatements } from './OtherStatements.tsx';
import { RangeDoor } from './RangeDoor.tsx';
import { ShownStatement } from './ShownStatement.tsx';
import { StatementsHead } from './StatementsHead.tsx';
import { StatementSkeleton } from './StatementsSkeleton.tsx';
import { statementsCopy } from './statements.copy.ts';
import type { DocumentKind, DownloadOutcome, StatementsProps } from './statements.types.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12);

  > :last-child {
    flex: 1;
  }

  ${media.narrow} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
`;

const News = styled.div`
  > :not(:empty) {
    margin-block-end: var(--lw-space-16);
  }
`;

/** A statement, why it differs from the one before, and the others (spec section 2.5). */
export function StatementsScreen(props: StatementsProps) {
  const { asked, list, statement, summary, today, links, download, onTitleChange, onChoose, onLeave } = props;
  const { t } = useCopy(statementsCopy);
  const downloads = useDownloads<DocumentKind, DownloadOutcome>(download);
  const answer = statement.status === 'ready' ? statement.value : null;
  const shown = answer?.statement ?? null;
  // What is set to pay an open one comes with its button, which would push down the rest of the sheet.
  const isOpen = shown !== null && isLeftToPay(shown.standing);
  const isLoading = statement.status === 'loading' || (isOpen && summary.status === 'loading');
  const statements = list.status === 'ready' ? list.value.nodes : [];
  // What is told of a download is of the statement that it was of.
  const { latest } = downloads;
  const isOfShown =
    shown && latest && latest.address === links.document(latest.kind, { statement: shown.id });
  const tools = shown && (
    <Tools>
      {statements.length > 1 && <DateSelect statements={statements} shown={shown.id} onChoose={onChoose} />}
      <DocumentLinks of={{ statement: shown.id }} links={links} downloads={downloads} />
    </Tools>
  );
  return (
    <ColumnsPage>
      <StatementsHead
        up={asked ? { href: links.all, label: t('toAll') } : { href: links.billing, label: t('toBilling') }}
        title={title()}
        onPaper={shown && onPaper(shown)}
        onTitleChange={onTitleChange}
        tools={tools}
      />
      <News>
        <DocumentNews downloads={isOfShown ? downloads : { ...downloads, latest: null }} />
      </News>
      {/* Anew once its month is known: the title may take another line then. What is told of a download stays. */}
      <Parts key={statement.status}>
        {answer?.standing === 'delayed' && answer.statement && !asked && (
          <StatementDelayedAlert>{expected()}</StatementDelayedAlert>
        )}
        {isLoading && <StatementSkeleton label={t('loading')} />}
        {statement.status === 'failed' && <OutcomeCard code="LW-STM-020" onAction={statement.onRetry} />}
        {statement.status !== 'loading' && !shown && (
          <WithoutStatement {...{ statements, asked, today, links, onChoose }} />
        )}
        {shown && !isLoading && <ShownStatement {...props} statement={shown} tools={tools} />}
        {answer &&
          !shown &&
          (asked ? <Unknown all={links.all} /> : <OutcomeCard code="LW-STM-010" onAction={onLeave} />)}
      </Parts>
    </ColumnsPage>
  );

  /** When the newest one comes; nothing once that day has passed. */
  function expected(): string | null {
    const promised = promisedStatement(answer?.delayed ?? null, today);
    return promised && t('expected', { month: promised.billDate, by: promised.expectedBy });
  }

  /** The figure names its day without the year. What is a credit, or nothing, falls due on no day. */
  function onPaper({ kind, billDate: day, dueDate: due, total }: Statement): string {
    const which = kind === 'final' ? 'final' : 'regular';
    return t(isPositive(total) ? `onPaper.${which}Due` : `onPaper.${which}`, { day, due });
  }

  function title(): string {
    if (!asked) return t('title');
    if (!shown) return t('titleUnknown');
    const month = shown.billDate;
    return t(month.slice(0, 4) === today.slice(0, 4) ? 'titleOf' : 'titleOfYear', { month });
  }
}

/** What goes on without the statement that was asked for: the others, and what happened between two days. */
function WithoutStatement({ statements, asked, today, links, onChoose }: WithoutStatementProps) {
  if (statements.length === 0) return null;
  return (
    <>
      <div>
        <DateSelect statements={statements} shown={asked} onChoose={onChoose} />
      </div>
      <OtherStatements statements={statements} shown={asked} today={today} links={links} />
      <RangeDoor links={links} />
    </>
  );
}

interface WithoutStatementProps extends Pick<StatementsProps, 'asked' | 'today' | 'links' | 'onChoose'> {
  readonly statements: readonly ListedStatement[];
}

/** What an address names is not there, or not any more. */
function Unknown({ all }: { readonly all: string }) {
  const { t } = useCopy(statementsCopy);
  return (
    <Card title={t('unknown.heading')}>
      <p>{t('unknown.text')}</p>
      <div>
        <ButtonLink variant="secondary" href={all}>
          {t('unknown.all')}
        </ButtonLink>
      </div>
    </Card>
  );
}
