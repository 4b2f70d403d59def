import { useCopy } from '@linework/copy';
import { DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import { type Balance, isPositive, type Money as MoneyValue, negate } from '@linework/domain';
import { balanceCopy } from './copy.ts';

interface BalanceLine {
  readonly id: string;
  readonly label: string;
  readonly amount: MoneyValue;
}

function useBalanceLines(balance: Balance): readonly BalanceLine[] {
  const { t } = useCopy(balanceCopy);
  const { pastDue, newCharges, pending, credit, oldestUnpaidDueDate, nextDueDate } = balance;
  const lines = [
    {
      id: 'pastDue',
      label: oldestUnpaidDueDate ? t('pastDueSince', { date: oldestUnpaidDueDate }) : t('pastDue'),
      amount: pastDue,
    },
    {
      id: 'newCharges',
      label: nextDueDate ? t('newChargesDue', { date: nextDueDate }) : t('newCharges'),
      amount: newCharges,
    },
    { id: 'pending', label: t('pending'), amount: negate(pending) },
    { id: 'credit', label: t('credit'), amount: negate(credit) },
  ];
  return lines.filter(({ amount }) => amount.cents !== 0);
}

/**
 * "How this adds up": past due + new charges − payments on their way − credit = amount due, to the cent. The same lines
 * wherever the sum is shown; what is nothing is left out.
 */
export function BalanceLines({ balance }: { readonly balance: Balance }) {
  const { t } = useCopy(balanceCopy);
  const lines = useBalanceLines(balance);
  const inCredit = isPositive(balance.creditBalance);
  const total = inCredit ? negate(balance.creditBalance) : balance.amountDue;
  return (
    <DescriptionList layout="figures">
      {lines.map(({ id, label, amount }) => (
        <DescriptionRow key={id} label={label} value={<Money cents={amount.cents} />} />
      ))}
      <DescriptionRow
        isTotal
        label={t(inCredit ? 'creditBalance' : 'amountDue')}
        value={<Money cents={total.cents} />}
      />
    </DescriptionList>
  );
}
