import { useCopy } from '@linework/copy';
import {
  isDayAfter,
  isMore,
  isOverdue,
  isPositive,
  type Money,
  negate,
  type OpenCharge,
  sum,
} from '@linework/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { balanceCopy } from './balance.copy.ts';
import type { BalanceLinesProps } from './balance-lines.types.ts';

export interface BalanceLine {
  readonly id: string;
  readonly label: ReactNode;
  readonly amount: Money;
  readonly isTotal?: boolean;
}

/* On a phone the day takes a line of its own. */
const When = styled.span`
  @container (max-width: 24rem) {
    display: block;
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }
`;

/** What is nothing has no line. */
const isShown = ({ amount }: BalanceLine): boolean => amount.cents !== 0;

/** The lines of a sum, without its total. What is past due has one of its own where more is due than that. */
export function useBalanceLines(props: BalanceLinesProps): readonly BalanceLine[] {
  const { balance, today, charges, pendingSince, unconfirmed } = props;
  const { t, rich } = useCopy(balanceCopy);
  const { pastDue, pastDueNet, newCharges, pending, credit, oldestUnpaidDueDate, nextDueDate } = balance;
  const isLate = (charge: OpenCharge) => today !== undefined && isOverdue(charge, today);
  const overdue = charges?.filter(isLate);
  const upcoming = charges?.filter((charge) => !isLate(charge));
  const onTheirWay = { id: 'pending', label: pendingLabel(), amount: negate(pending) };
  const before = overdue?.flatMap(linesOf) ?? [
    {
      id: 'pastDue',
      label: oldestUnpaidDueDate ? t('pastDueSince', { date: oldestUnpaidDueDate }) : t('pastDue'),
      amount: pastDue,
    },
  ];
  const after = upcoming?.flatMap(linesOf) ?? [
    {
      id: 'newCharges',
      label: nextDueDate ? t('newChargesDue', { date: nextDueDate }) : t('newCharges'),
      amount: newCharges,
    },
  ];
  const credits = { id: 'credit', label: t('credit'), amount: negate(credit) };
  // The figure above is the past due part: it has its proof, where it is made of more than one line.
  const isPart = charges !== undefined && isPositive(pastDueNet) && isMore(balance.amountDue, pastDueNet);
  const isProven = isPart && [...before, onTheirWay].filter(isShown).length > 1;
  const subtotal = { id: 'pastDueNet', label: t('pastDue'), amount: pastDueNet, isTotal: true };
  const lines: readonly BalanceLine[] = isProven
    ? [...before, onTheirWay, subtotal, ...after, credits]
    : [...before, ...after, onTheirWay, credits];
  return lines.filter(isShown);

  /** A charge as it was written, and what is paid of it. */
  function linesOf(charge: OpenCharge): readonly BalanceLine[] {
    const { id, kind, date, dueDate, remaining, paid } = charge;
    const label = rich(
      `charge.${kind}.${isLate(charge) ? 'was' : 'is'}`,
      { when: <When /> },
      { bill: date, date: dueDate },
    );
    return [
      { id, label, amount: sum([remaining, paid]) },
      { id: `paid-${id}`, label: t('paid'), amount: negate(paid) },
    ];
  }

  function pendingLabel(): string {
    if (unconfirmed) return t(unconfirmed === 'all' ? 'unconfirmed' : 'pendingAndUnconfirmed');
    if (!pendingSince || !today) return t('pending');
    if (pendingSince === today) return t('pendingToday');
    if (isDayAfter(today, pendingSince)) return t('pendingYesterday');
    return t('pendingSince', { date: pendingSince });
  }
}
