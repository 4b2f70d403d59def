import { useCopy } from '@linework/copy';
import { DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import {
  type Balance,
  type BusinessDate,
  isDayAfter,
  isPositive,
  type Money as MoneyValue,
  negate,
} from '@linework/domain';
import { balanceCopy } from './balance.copy.ts';

interface BalanceLine {
  readonly id: string;
  readonly label: string;
  readonly amount: MoneyValue;
}

function useBalanceLines({
  balance,
  today,
  pendingSince,
  unconfirmed,
}: BalanceLinesProps): readonly BalanceLine[] {
  const { t } = useCopy(balanceCopy);
  const { pastDue, newCharges, pending, credit, oldestUnpaidDueDate, nextDueDate } = balance;
  const lines = [
    {
      id: 'pastDue',
      label: oldestUnpaidDueDate ? t('pastDueSince', { date: oldestUnpaidDueDate }) : t('pastDue'),
      amount: pastDue,
    },
    { id: 'pending', label: pendingLabel(), amount: negate(pending) },
    {
      id: 'newCharges',
      label: nextDueDate ? t('newChargesDue', { date: nextDueDate }) : t('newCharges'),
      amount: newCharges,
    },
    { id: 'credit', label: t('credit'), amount: negate(credit) },
  ];
  return lines.filter(({ amount }) => amount.cents !== 0);

  function pendingLabel(): string {
    if (unconfirmed) return t(unconfirmed === 'all' ? 'unconfirmed' : 'pendingAndUnconfirmed');
    if (!pendingSince || !today) return t('pending');
    if (pendingSince === today) return t('pendingToday');
    if (isDayAfter(today, pendingSince)) return t('pendingYesterday');
    return t('pendingSince', { date: pendingSince });
  }
}

export interface BalanceLinesProps {
  readonly balance: Balance;
  readonly today?: BusinessDate;
  /** The day of the payment on its way, where there is exactly one. */
  readonly pendingSince?: BusinessDate | undefined;
  /** How many of the payments on their way nobody has confirmed; none, unless it is said. */
  readonly unconfirmed?: 'all' | 'some' | undefined;
  /** A payment in the sum is not confirmed: the total is what is left if it went through. */
  readonly isUnconfirmed?: boolean;
}

/**
 * "How this adds up": past due − payments on their way + new charges − credit = amount due, to the cent. The same lines
 * wherever the sum is shown; what is nothing is left out.
 */
export function BalanceLines(props: BalanceLinesProps) {
  const { balance, isUnconfirmed = false } = props;
  const { t } = useCopy(balanceCopy);
  const lines = useBalanceLines(props);
  const inCredit = isPositive(balance.creditBalance);
  const total = inCredit ? negate(balance.creditBalance) : balance.amountDue;
  return (
    <DescriptionList layout="figures">
      {lines.map(({ id, label, amount }) => (
        <DescriptionRow key={id} label={label} value={<Money cents={amount.cents} />} />
      ))}
      <DescriptionRow
        isTotal
        label={t(isUnconfirmed ? 'ifConfirmed' : inCredit ? 'creditBalance' : 'amountDue')}
        value={<Money cents={total.cents} />}
      />
    </DescriptionList>
  );
}
