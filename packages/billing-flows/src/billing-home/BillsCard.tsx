import { useCopy, useFormat } from '@linework/copy';
import { BillsChart, Button, Card, Skeleton } from '@linework/design-system';
import { type BillStanding, usd } from '@linework/domain';
import { latePart } from '@linework/parts/loadable';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeLinks } from './billing-home.types.ts';
import { ChangeNote } from './ChangeNote.tsx';
import { TallCard } from './home-layout.ts';
import { type BillRow, type BillRowsInput, useBillRows } from './use-bill-rows.ts';

const Pinned = styled.div`
  align-self: end;
`;

/** Fetched when somebody asks for it. */
const BillsTable = latePart(async () => ({ Part: (await import('./BillsTable.tsx')).BillsTable }));

/** In the order that the keys stand. */
const told: readonly BillStanding[] = ['paid', 'pastDue', 'unpaid', 'pending'];

/** What the looks of the bars stand for: of each, what the first bill that has it is. */
function useKeys(rows: readonly BillRow[]) {
  const { t } = useCopy(billingHomeCopy);
  return told.flatMap((standing) => {
    const row = rows.find((candidate) => candidate.standing === standing);
    if (!row) return [];
    return [{ state: row.state, label: standing === 'unpaid' ? row.note : t(`bills.state.${standing}`) }];
  });
}

export interface BillsCardProps extends BillRowsInput {
  readonly links: Pick<BillingHomeLinks, 'toFlow'>;
}

/** The last twelve bills at a glance, and why this one differs from the last. */
export function BillsCard({ links, ...input }: BillsCardProps) {
  const { t } = useCopy(billingHomeCopy);
  const format = useFormat();
  const [isTable, setIsTable] = useState(false);
  const rows = useBillRows(input);
  const keys = useKeys(rows);
  const [current, previous] = input.bills;
  if (!current) {
    return (
      <TallCard>
        <Card title={t('bills.heading')}>
          <p>{t('bills.empty')}</p>
        </Card>
      </TallCard>
    );
  }
  const label = t('bills.chart', { count: rows.length });
  const toggle = (
    <Button variant="quiet" onPress={() => setIsTable(!isTable)}>
      {t(isTable ? 'bills.showChart' : 'bills.showTable')}
    </Button>
  );
  return (
    <TallCard>
      <Card title={t('bills.heading')}>
        {isTable ? (
          <div>
            <Suspense fallback={<Skeleton shape="block" height="15rem" />}>
              <BillsTable caption={label} rows={rows} />
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
        )}
        {previous && (
          <Pinned>
            <ChangeNote current={current} previous={previous} href={links.toFlow('bill-details')} />
          </Pinned>
        )}
      </Card>
    </TallCard>
  );
}
