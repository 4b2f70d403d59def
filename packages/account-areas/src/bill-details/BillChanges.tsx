import { useCopy, useFormat, useLanguage } from '@linework/copy';
import { DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import { billChange, type ListedBill, type Money as Sum } from '@linework/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { billDetailsCopy } from './bill-details.copy.ts';

const Section = styled.section`
  display: grid;
  gap: var(--lw-space-16);
`;

const Why = styled.span`
  display: block;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

export interface BillChangesProps {
  readonly current: ListedBill;
  /** The bill before; `null` where this one is the first. */
  readonly previous: ListedBill | null;
}

/** From the last bill to this one, each difference with its reason: they add up to the cent (spec section 2.5). */
export function BillChanges({ current, previous }: BillChangesProps) {
  const { t } = useCopy(billDetailsCopy);
  const { language } = useLanguage();
  const format = useFormat();
  const headingId = useId();
  const signed = (amount: Sum) => `${amount.cents > 0 ? '+' : ''}${format.money(amount)}`;
  if (!previous) return <p>{t('changes.first')}</p>;
  const { differences } = billChange(current, previous);
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('changes.heading', { month: previous.billDate })}</h2>
      {differences.length === 0 ? (
        <p>{t('changes.none', { month: previous.billDate })}</p>
      ) : (
        <DescriptionList layout="figures">
          <DescriptionRow
            label={t('changes.before', { month: previous.billDate })}
            value={<Money cents={previous.amount.cents} />}
          />
          {differences.map(({ reason, description, amount }) => (
            <DescriptionRow
              key={`${reason} ${description.en}`}
              label={
                <>
                  {description[language]}{' '}
                  {reason !== 'discount' && <Why>{t(`changes.reason.${reason}`)}</Why>}
                </>
              }
              value={signed(amount)}
            />
          ))}
          <DescriptionRow
            isTotal
            label={t('changes.now', { month: current.billDate })}
            value={<Money cents={current.amount.cents} />}
          />
        </DescriptionList>
      )}
    </Section>
  );
}
