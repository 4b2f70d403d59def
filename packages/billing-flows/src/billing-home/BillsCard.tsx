import { useCopy } from '@linework/copy';
import { Card, Link } from '@linework/design-system';
import { promisedStatement, statementOnItsWay } from '@linework/domain';
import { BillsGlance } from '@linework/parts/bills';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeLinks } from './billing-home.types.ts';
import { ChangeNote } from './ChangeNote.tsx';
import { TallCard } from './home-layout.ts';
import { type BillRowsInput, useBillRows } from './use-bill-rows.ts';

const Pinned = styled.div`
  align-self: end;
`;

export interface BillsCardProps extends BillRowsInput {
  readonly links: Pick<BillingHomeLinks, 'toFlow' | 'statements'>;
}

/** The last twelve bills at a glance, why this one differs from the last, and where all of it is read. */
export function BillsCard({ links, ...input }: BillsCardProps) {
  const { t } = useCopy(billingHomeCopy);
  const rows = useBillRows(input);
  const [current, previous] = input.bills;
  const { summary } = input;
  if (!current) {
    return (
      <TallCard>
        <Card title={t('bills.heading')}>
          <p>{t('bills.empty')}</p>
        </Card>
      </TallCard>
    );
  }
  // What is due is of the bill to come: what the one before it was made of would explain another figure.
  const delayed = summary && statementOnItsWay(current, summary.openCharges);
  const promised = summary && promisedStatement(delayed, summary.today);
  const href = links.toFlow('bill-details');
  return (
    <TallCard>
      <Card title={t('bills.heading')} action={<Link href={links.statements()}>{t('bills.all')}</Link>}>
        <BillsGlance rows={rows} hrefOf={links.statements} />
        {promised && (
          <Pinned>{t('bills.expected', { month: promised.billDate, by: promised.expectedBy })}</Pinned>
        )}
        {!delayed && (previous || href) && (
          <Pinned>
            <ChangeNote current={current} previous={previous} href={href} />
          </Pinned>
        )}
      </Card>
    </TallCard>
  );
}
