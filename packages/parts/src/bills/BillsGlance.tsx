import { useCopy, useFormat } from '@linework/copy';
import { BillsChart, Button, Skeleton } from '@linework/design-system';
import { type BillStanding, usd } from '@linework/domain';
import { Suspense, useState } from 'react';
import { latePart } from '../loadable/late-part.tsx';
import type { BillRow } from './bill-row.types.ts';
import { billsCopy } from './bills.copy.ts';

/** Fetched when somebody asks for it. */
const BillsTable = latePart(async () => ({ Part: (await import('./BillsTable.tsx')).BillsTable }));

/** In the order that the keys stand. */
const told: readonly BillStanding[] = ['paid', 'credit', 'pastDue', 'returned', 'unpaid', 'pending'];

/** What the looks of the bars stand for: of each, what the first bill that has it is. */
function useKeys(rows: readonly BillRow[]) {
  const { t } = useCopy(billsCopy);
  return told.flatMap((standing) => {
    const row = rows.find((candidate) => candidate.standing === standing);
    if (!row) return [];
    return [
      {
        state: row.state,
        label: standing === 'unpaid' ? row.note : t(`state.${standing}`),
        isCredit: standing === 'credit',
      },
    ];
  });
}

export interface BillsGlanceProps {
  /** Oldest first, twelve at most: at least one. */
  readonly rows: readonly BillRow[];
  /** Where the statement of a bill is, by the bill's id. */
  readonly hrefOf: (id: string) => string;
}

/** The last bills as a chart, or as a table for whoever asks. */
export function BillsGlance({ rows, hrefOf }: BillsGlanceProps) {
  const { t } = useCopy(billsCopy);
  const format = useFormat();
  const [chosen, choose] = useState<'chart' | 'table' | null>(null);
  const isTable = chosen === 'table';
  const keys = useKeys(rows);
  const label = t('chart', { count: rows.length });
  const toggle = (
    // It stands in another place then: whoever pressed it goes on from there.
    <Button variant="quiet" autoFocus={chosen !== null} onPress={() => choose(isTable ? 'chart' : 'table')}>
      {t(isTable ? 'showChart' : 'showTable')}
    </Button>
  );
  return isTable ? (
    <div>
      <Suspense fallback={<Skeleton shape="block" height="15rem" />}>
        <BillsTable caption={label} rows={rows} hrefOf={hrefOf} />
      </Suspense>
      {toggle}
    </div>
  ) : (
    <BillsChart
      label={label}
      bills={rows}
      keys={keys}
      tickLabel={(cents) => format.moneyRound(usd(cents))}
      action={toggle}
    />
  );
}
