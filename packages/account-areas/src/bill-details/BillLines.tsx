import { useCopy, useLanguage } from '@linework/copy';
import { DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import { type BillLine, type ListedBill, sum } from '@linework/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { billDetailsCopy } from './bill-details.copy.ts';

const Section = styled.section`
  display: grid;
  gap: var(--lw-space-20);
`;

const Group = styled.div`
  display: grid;
  gap: var(--lw-space-8);

  > h3 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--lw-space-16);
    font-variant-numeric: tabular-nums;
  }
`;

/** The parts of a bill in the order that it has them. */
const groups = ['services', 'oneTime', 'discounts', 'taxes'] as const;

/** A service that began or ended within the month, or whose promotion ended, is a service still. */
const groupOf = {
  rate: 'services',
  proration: 'services',
  promotionEnded: 'services',
  oneOff: 'oneTime',
  discount: 'discounts',
  tax: 'taxes',
} as const satisfies Record<BillLine['kind'], (typeof groups)[number]>;

/** What a bill is made of: each charge by its kind, the kinds' sums, the total. */
export function BillLines({ bill }: { readonly bill: ListedBill }) {
  const { t } = useCopy(billDetailsCopy);
  const { language } = useLanguage();
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('lines.heading')}</h2>
      {groups.map((group) => {
        const lines = bill.lines.filter(({ kind }) => groupOf[kind] === group);
        if (lines.length === 0) return null;
        const name = t(`lines.group.${group}`);
        const total = sum(lines.map(({ amount }) => amount));
        const saysMore = lines.some(({ description }) => description[language] !== name);
        return (
          <Group key={group}>
            <h3>
              <span>{name}</span> <Money cents={total.cents} />
            </h3>
            {saysMore && (
              <DescriptionList layout="figures">
                {lines.map(({ kind, description, amount }) => (
                  <DescriptionRow
                    key={`${kind} ${description.en}`}
                    label={description[language]}
                    value={<Money cents={amount.cents} />}
                  />
                ))}
              </DescriptionList>
            )}
          </Group>
        );
      })}
      <DescriptionList layout="figures">
        <DescriptionRow
          isTotal
          label={t('lines.total', { month: bill.billDate })}
          value={<Money cents={bill.amount.cents} />}
        />
      </DescriptionList>
    </Section>
  );
}
