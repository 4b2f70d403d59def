import { useCopy } from '@linework/copy';
import { Card } from '@linework/design-system';
import type { ListedStatement } from '@linework/domain';
import { BillsGlance, useBillRow } from '@linework/parts/bills';
import { statementsCopy } from './statements.copy.ts';
import type { StatementsLinks } from './statements.types.ts';

/** More than a year's bills are no glance. */
const shownAtMost = 12;

export interface YearCardProps {
  /** Newest first. */
  readonly statements: readonly ListedStatement[];
  readonly links: Pick<StatementsLinks, 'statement'>;
}

/** The last twelve bills as a chart, or as a table for whoever asks. */
export function YearCard({ statements, links }: YearCardProps) {
  const { t } = useCopy(statementsCopy);
  const rowOf = useBillRow();
  const rows = statements.slice(0, shownAtMost).map((statement) => rowOf(statement, statement.standing));
  return (
    <Card title={t('year.heading')}>
      <BillsGlance rows={rows.reverse()} hrefOf={links.statement} />
    </Card>
  );
}
