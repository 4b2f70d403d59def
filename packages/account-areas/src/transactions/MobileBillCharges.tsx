import { useCopy, useLanguage } from '@linework/copy';
import { Money } from '@linework/design-system';
import {
  type MobileBillGroup,
  type MobileBillLine,
  mobileBillGroups,
  type TransactionDetail,
} from '@linework/domain';
import { styled } from 'styled-components';
import { transactionsCopy } from './transactions.copy.ts';

const Charges = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-8);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  > h3 {
    font-size: var(--lw-font-size-16);
    line-height: var(--lw-line-height-16);
  }
`;

const Groups = styled.dl`
  display: grid;
  gap: var(--lw-space-12);

  > div {
    display: grid;
    gap: var(--lw-space-4);
    padding-block-start: var(--lw-space-12);
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  dt,
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--lw-space-12);
    justify-content: space-between;
    margin: 0;
    color: var(--lw-color-ink);
    overflow-wrap: anywhere;
  }

  dt {
    font-weight: var(--lw-font-weight-semibold);
  }

  /* Beside a long name its figure stays at the top, and goes below it where a phone has no room for both. */
  dt > :first-child,
  dd > :first-child {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }

  small {
    display: block;
    color: var(--lw-color-muted);
    font-size: inherit;
    font-weight: var(--lw-font-weight-regular);
  }
`;

/** What a mobile bill charges for, by phone line; nothing for a bill that came without lines. */
export function MobileBillCharges({ line, billLines }: Pick<TransactionDetail, 'line' | 'billLines'>) {
  const { t } = useCopy(transactionsCopy);
  const groups = mobileBillGroups(billLines, line.amount);
  if (groups.length === 0) return null;
  return (
    <Charges>
      <h3>{t('detail.charges.heading')}</h3>
      <Groups>
        {groups.map((group) => (
          <Group key={group.phone?.lastFour ?? 'bill'} group={group} />
        ))}
      </Groups>
    </Charges>
  );
}

function Group({ group: { phone, lines, total } }: { readonly group: MobileBillGroup }) {
  const { t } = useCopy(transactionsCopy);
  const phoneLine = phone && t('detail.charges.line', { digits: phone.lastFour });
  const areTaxes = lines.every(({ kind }) => kind === 'tax');
  return (
    <div>
      <dt>
        {phone ? (
          <span>
            {phone.deviceName ?? phoneLine}
            {phone.deviceName !== null && <small>{phoneLine}</small>}
          </span>
        ) : (
          <span>{t(areTaxes ? 'detail.charges.taxes' : 'detail.charges.whole')}</span>
        )}
        <Money cents={total.cents} />
      </dt>
      {lines.map((each) => (
        <Charge key={each.id} line={each} />
      ))}
    </div>
  );
}

function Charge({ line }: { readonly line: MobileBillLine }) {
  const { t } = useCopy(transactionsCopy);
  const { language } = useLanguage();
  const { kind, description, amount, installmentsLeft: count } = line;
  return (
    <dd>
      <span>
        {description[language]}
        {count !== null && <small>{t('detail.charges.installments', { count })}</small>}
        {kind === 'oneOff' && <small>{t('detail.charges.once')}</small>}
      </span>
      <Money cents={amount.cents} />
    </dd>
  );
}
