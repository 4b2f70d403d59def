import { useCopy } from '@linework/copy';
import { Money } from '@linework/design-system';
import type { OrderDetail } from '@linework/domain';
import { styled } from 'styled-components';
import { ordersCopy } from './orders.copy.ts';

const Items = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--lw-space-4) var(--lw-space-16);
    justify-content: space-between;
    padding-block: var(--lw-space-8);
  }

  > li > :first-child {
    flex: 1 1 10rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > li > :last-child {
    margin-inline-start: auto;
  }

  strong,
  small {
    display: block;
  }

  strong {
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-medium);
  }

  small {
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }
`;

/** What was ordered, with what was paid for it before taxes. */
export function OrderItems({ items }: Pick<OrderDetail, 'items'>) {
  const { t } = useCopy(ordersCopy);
  if (items.length === 0) return null;
  return (
    <Items aria-label={t('order.items')}>
      {items.map(({ id, name, quantity: count, amount }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            {count > 1 && <small>{t('order.quantity', { count })}</small>}
          </span>
          <Money cents={amount.cents} />
        </li>
      ))}
    </Items>
  );
}
