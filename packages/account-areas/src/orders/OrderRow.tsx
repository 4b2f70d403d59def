import { useCopy } from '@linework/copy';
import { ChevronRightIcon, Icon, Link, Money, StatusText } from '@linework/design-system';
import type { ListedOrder } from '@linework/domain';
import { Named, Sum, Under } from '@linework/parts/loadable';
import { styled } from 'styled-components';
import { orderLooks } from './order-looks.ts';
import { ordersCopy } from './orders.copy.ts';

const Row = styled.li`
  position: relative;

  /* The whole row is the way to its order; on paper it says what it is. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  && a {
    margin-block: 0;
    padding-block: 0;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }

  @media print {
    && a[href] {
      display: inline;
    }
  }
`;

const Door = styled(Sum)`
  display: inline-flex;
  gap: var(--lw-space-12);
  align-items: center;
  align-self: center;
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
  const {
    number,
    orderedOn: date,
    state,
    expectedOn,
    firstItem: item,
    moreItems: count,
    total,
    refunded,
  } = order;
  return (
    <Row>
      <Named>
        <strong>
          <Link href={href}>{count > 0 ? t('list.more', { item, count }) : item}</Link>
        </strong>
        <Under>{t('list.placed', { number, date })}</Under>
        <StatusText {...orderLooks[state]}>{t(`state.${state}`)}</StatusText>
        {expectedOn && <Under>{t('list.expected', { date: expectedOn })}</Under>}
        {refunded && <Under>{t('list.refunded', { amount: refunded })}</Under>}
      </Named>
      <Door>
        <Money cents={total.cents} />
        <Icon of={ChevronRightIcon} />
      </Door>
    </Row>
  );
}
