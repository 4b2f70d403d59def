import { useCopy } from '@linework/copy';
import { DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import { isPositive, negate } from '@linework/domain';
import { balanceCopy } from './balance.copy.ts';
import type { BalanceLinesProps } from './balance-lines.types.ts';
import { useBalanceLines } from './use-balance-lines.tsx';

/**
 * "How this adds up": charges, then payments on their way and credits, then the total, to the cent. The same lines
 * wherever the sum is shown; what is nothing is left out.
 */
export function BalanceLines(props: BalanceLinesProps) {
  const { balance, isUnconfirmed = false } = props;
  const { t } = useCopy(balanceCopy);
  const lines = useBalanceLines(props);
  const inCredit = isPositive(balance.creditBalance);
  const total = inCredit ? negate(balance.creditBalance) : balance.amountDue;
  const isMixed = isPositive(balance.pastDueNet) && isPositive(balance.newCharges);
  const label = inCredit ? 'creditBalance' : isMixed ? 'totalBalance' : 'amountDue';
  return (
    <DescriptionList layout="figures">
      {lines.map(({ id, label: said, amount, isTotal = false }) => (
        <DescriptionRow key={id} label={said} value={<Money cents={amount.cents} />} isTotal={isTotal} />
      ))}
      <DescriptionRow
        isTotal
        label={t(isUnconfirmed ? 'ifConfirmed' : label)}
        value={<Money cents={total.cents} />}
      />
    </DescriptionList>
  );
}
