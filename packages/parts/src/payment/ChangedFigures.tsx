import { useCopy } from '@linework/copy';
import { Card } from '@linework/design-system';
import { type Balance, type Payment, payerToReader } from '@linework/domain';
import { BalanceLines } from '../balance/BalanceLines.tsx';
import { balanceCopy } from '../balance/balance.copy.ts';
import { paymentCopy } from './payment.copy.ts';

export interface ChangedFiguresProps {
  balance: Balance;
  /** What was paid since the figures were shown before. */
  paidMeanwhile: readonly Payment[];
  /** Who is paying, so that their own payments say "you". */
  userId: string;
}

/** How the amount due adds up now, and who paid since it was shown before. */
export function ChangedFigures({ balance, paidMeanwhile, userId }: ChangedFiguresProps) {
  const { t } = useCopy(balanceCopy);
  const { t: say } = useCopy(paymentCopy);
  return (
    <Card title={t('heading')}>
      {paidMeanwhile.map((payment) => (
        <p key={payment.id}>
          {say(`changed.${payerToReader(payment, userId)}`, {
            name: payment.createdBy.name,
            amount: payment.amount,
          })}
        </p>
      ))}
      <BalanceLines balance={balance} />
    </Card>
  );
}
