import { isPositive, type PaymentOptions, unconfirmedAmong } from '@linework/domain';
import { BalanceLines } from '../balance/BalanceLines.tsx';

export interface DueLinesProps {
  readonly options: Pick<PaymentOptions, 'balance' | 'countedPayments'>;
}

/** How what is due adds up; what nobody can confirm yet is called that, as on billing home. */
export function DueLines({ options: { balance, countedPayments } }: DueLinesProps) {
  const unconfirmed = unconfirmedAmong(countedPayments);
  return (
    <BalanceLines
      balance={balance}
      unconfirmed={unconfirmed}
      isUnconfirmed={unconfirmed !== null && !isPositive(balance.amountDue)}
    />
  );
}
