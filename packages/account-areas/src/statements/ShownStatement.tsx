import { Card } from '@linework/design-system';
import type { Statement } from '@linework/domain';
import { OutcomeCard } from '@linework/parts/outcomes';
import { StatementComparison } from '@linework/parts/statement';
import type { ReactNode } from 'react';
import { OtherStatements } from './OtherStatements.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { RangeDoor } from './RangeDoor.tsx';
import { StatementSheet } from './StatementSheet.tsx';
import { ListSkeleton, YearSkeleton } from './StatementsSkeleton.tsx';
import { StatementTables } from './StatementTables.tsx';
import type { StatementsProps } from './statements.types.ts';
import { Across, Body, Main, Side } from './statements-layout.ts';
import { YearCard } from './YearCard.tsx';

export interface ShownStatementProps extends Pick<StatementsProps, 'list' | 'summary' | 'today' | 'links'> {
  readonly statement: Statement;
  readonly tools: ReactNode;
}

/** A statement with all that stands beside and under it. The list may fail by itself. */
export function ShownStatement({ statement, list, summary, today, links, tools }: ShownStatementProps) {
  const { comparison, kind } = statement;
  const known = summary.status === 'ready' ? summary.value : null;
  return (
    <Body>
      <Main>
        <StatementSheet
          key={statement.id}
          statement={statement}
          summary={known}
          links={links}
          tools={tools}
        />
        {list.status === 'loading' && <YearSkeleton />}
        {list.status === 'ready' && list.value.nodes.length > 1 && (
          <YearCard statements={list.value.nodes} summary={known} links={links} />
        )}
      </Main>
      <Side>
        {(comparison || kind === 'first') && (
          <div data-part="why">
            <Card>
              <StatementComparison statement={statement} />
            </Card>
          </div>
        )}
        {list.status === 'loading' && <ListSkeleton />}
        {list.status === 'failed' && <OutcomeCard code="LW-STM-020" onAction={list.onRetry} />}
        {list.status === 'ready' && (
          <OtherStatements
            key={statement.id}
            statements={list.value.nodes}
            shown={statement.id}
            today={today}
            links={links}
          />
        )}
        <RangeDoor links={links} />
        <QuestionCard news={statement.news} />
      </Side>
      <Across>
        <StatementTables statement={statement} />
      </Across>
    </Body>
  );
}
