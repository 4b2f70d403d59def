import { useCopy, useFormat } from '@linework/copy';
import {
  AttentionIcon,
  CheckIcon,
  ChevronRightIcon,
  ClockIcon,
  Icon,
  Link,
  Money,
  PastDueIcon,
  ReturnedIcon,
  StatusText,
  type StatusTextProps,
} from '@linework/design-system';
import type { BillStanding, BusinessDate, ListedStatement } from '@linework/domain';
import { billsCopy } from '@linework/parts/bills';
import { styled } from 'styled-components';

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--lw-space-12);
  --row-height: 4.5rem;

  min-block-size: var(--row-height);
  padding-block: var(--lw-space-12);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  /* With nothing under it the card's own edge ends the list. */
  ul:last-child > &:last-child {
    min-block-size: calc(var(--row-height) - var(--lw-space-12));
    padding-block-end: 0;
  }

  ul:not(:last-child) > &:last-child {
    border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  a {
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-regular);
  }

  /* The whole row is the way to its statement; on paper it says what it is. */
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
  flex: 1 1 8rem;
`;

const Amount = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--lw-space-12);
  margin-inline-start: auto;
  color: var(--lw-color-ink);

  > svg {
    color: var(--lw-color-brand);
  }
`;

const unconfirmed = { icon: AttentionIcon, tone: 'warning' } as const;

const looks = {
  paid: { icon: CheckIcon, tone: 'positive' },
  pending: { icon: ClockIcon, tone: 'brand' },
  unpaid: { icon: ClockIcon, tone: 'muted' },
  pastDue: { icon: PastDueIcon, tone: 'warning' },
  returned: { icon: ReturnedIcon, tone: 'warning' },
  credit: { icon: CheckIcon, tone: 'positive' },
} as const satisfies Record<BillStanding, Pick<StatusTextProps, 'icon' | 'tone'>>;

export interface StatementRowProps {
  readonly statement: ListedStatement;
  readonly today: BusinessDate;
  readonly href: string;
}

/** A statement in a list: its day, what became of it, what it came to. The row leads there. */
export function StatementRow({ statement, today, href }: StatementRowProps) {
  const { t } = useCopy(billsCopy);
  const format = useFormat();
  const { kind, billDate, dueDate: date, amount, standing, isUnconfirmed } = statement;
  const state = isUnconfirmed
    ? t('state.unconfirmed')
    : standing === 'unpaid'
      ? t('state.dueShort', { date })
      : t(`state.${standing}`);
  return (
    <Row>
      <What>
        <Link href={href}>{format.dateNear(billDate, today)}</Link>
        <StatusText {...(isUnconfirmed ? unconfirmed : looks[standing])}>
          {kind === 'final' ? t('final', { state }) : state}
        </StatusText>
      </What>
      <Amount>
        <Money cents={amount.cents} />
        <Icon of={ChevronRightIcon} />
      </Amount>
    </Row>
  );
}
