import { useCopy } from '@linework/copy';
import { Card } from '@linework/design-system';
import { type BillingSummary, type ListedStatement, leftOfBill } from '@linework/domain';
import { BillsGlance, useBillRow } from '@linework/parts/bills';
import { statementsCopy } from './statements.copy.ts';
import type { StatementsLinks } from './statements.types.ts';

/** More than a year's bills are no glance. */
const shownAtMost = 12;

export interface YearCardProps {
  /** Newest first. */
  readonly statements: readonly ListedStatement[];
  /** `null` while it is not known what is left of them. */
  readonly summary: BillingSummary | null;
  readonly links: Pick<StatementsLinks, 'statement'>;
}

/** The last twelve bills as a chart, or as a table for whoever asks. */
export function YearCard({ statements, summary, links }: YearCardProps) {
  const { t } = useCopy(statementsCopy);
  const rowOf = useBillRow();
  const rows = statements.slice(0, shownAtMost).map((statement) => {
    const { standing, isUnconfirmed } = statement;
    return rowOf(statement, { standing, isUnconfirmed, left: summary && leftOfBill(statement, summary) });
  });
  return (
    <Card title={t('year.heading')}>
      <BillsGlance rows={rows.reverse()} hrefOf={links.statement} />
    </Card>
  );
}
