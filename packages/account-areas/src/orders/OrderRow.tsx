import { useCopy } from '@linework/copy';
import { ChevronRightIcon, Icon, Link, Money, StatusText } from '@linework/design-system';
import type { ListedOrder } from '@linework/domain';
import { styled } from 'styled-components';
import { orderLooks } from './order-looks.ts';
import { ordersCopy } from './orders.copy.ts';

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4) var(--lw-space-16);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--lw-space-16);

  & + & {
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }

  /* The whole row is the way to its order; on paper it says what it is. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  @media print {
    && a[href] {
      display: inline;
      color: inherit;
    }
  }
`;

const What = styled.div`
  display: grid;
  flex: 1 1 12rem;
  gap: var(--lw-space-4);
  min-width: 0;
  overflow-wrap: anywhere;

  && a {
    margin-block: 0;
    padding-block: 0;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }

  > small {
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }
`;

const Amount = styled.span`
  display: inline-flex;
  gap: var(--lw-space-12);
  align-items: center;
  margin-inline-start: auto;
  color: var(--lw-color-ink);

  > svg {
    color: var(--lw-color-brand);
  }
`;

export interface OrderRowProps {
  readonly order: ListedOrder;
  readonly href: string;
}

/** An order in the list: what was ordered, when, how it stands, what it came to. The row leads there. */
export function OrderRow({ order, href }: OrderRowProps) {
  const { t } = useCopy(ordersCopy);
  const { number, orderedOn: date, state, expectedOn, firstItem: item, moreItems: count, total } = order;
  return (
    <Row>
      <What>
        <Link href={href}>{count > 0 ? t('list.more', { item, count }) : item}</Link>
        <small>{t('list.placed', { number, date })}</small>
        <StatusText {...orderLooks[state]}>{t(`state.${state}`)}</StatusText>
        {expectedOn && <small>{t('list.expected', { date: expectedOn })}</small>}
      </What>
      <Amount>
        <Money cents={total.cents} />
        <Icon of={ChevronRightIcon} />
      </Amount>
    </Row>
  );
}
