import { useCopy } from '@linework/copy';
import { Button, Card } from '@linework/design-system';
import type { BusinessDate, ListedStatement } from '@linework/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { StatementRow } from './StatementRow.tsx';
import { statementsCopy } from './statements.copy.ts';
import type { StatementsLinks } from './statements.types.ts';

/** A glance; the others are a press away. */
const shownAtFirst = 3;

const Lead = styled.p`
  margin-block-end: var(--lw-space-12);
`;

export interface OtherStatementsProps {
  /** All that are offered, newest first. */
  readonly statements: readonly ListedStatement[];
  /** The id of the one that is shown. */
  readonly shown: string | null;
  readonly today: BusinessDate;
  readonly links: Pick<StatementsLinks, 'statement'>;
}

/** The statements besides the one that is shown: those before it, or all others. */
export function OtherStatements({ statements, shown, today, links }: OtherStatementsProps) {
  const { t } = useCopy(statementsCopy);
  const [areAllShown, setAllShown] = useState(false);
  const others = statements.filter(({ id }) => id !== shown);
  const at = statements.findIndex(({ id }) => id === shown);
  // Those before it, as far as there are that many.
  const from = Math.max(0, Math.min(at, others.length - shownAtFirst));
  const glance = others.slice(from, from + shownAtFirst);
  const isNewest = at <= 0;
  return (
    <Card title={t(isNewest ? 'earlier.heading' : 'earlier.headingOthers')}>
      {others.length === 0 ? (
        <p>{t('earlier.none')}</p>
      ) : (
        <div>
          <Lead>{t('earlier.amounts')}</Lead>
          <ul>
            {(areAllShown ? others : glance).map((statement) => (
              <StatementRow
                key={statement.id}
                statement={statement}
                today={today}
                href={links.statement(statement.id)}
              />
            ))}
          </ul>
          {others.length > shownAtFirst && (
            <Button variant="quiet" onPress={() => setAllShown(!areAllShown)}>
              {areAllShown ? t('earlier.showFewer') : t('earlier.showAll', { count: others.length })}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
