import { useCopy } from '@linework/copy';
import { Card } from '@linework/design-system';
import type { Payment } from '@linework/domain';
import { BalanceLines, balanceCopy } from '@linework/parts/balance';
import { oneTimePaymentCopy } from '../copy.ts';
import type { FlowView } from '../flow-view.ts';

/** How the amount due adds up now, and who paid since it was shown before. */
export function ChangedFigures({ context: { result }, userId }: Pick<FlowView, 'context' | 'userId'>) {
  const { t } = useCopy(balanceCopy);
  const { t: say } = useCopy(oneTimePaymentCopy);
  if (!result?.options) return null;
  return (
    <Card title={t('heading')}>
      {result.paidMeanwhile?.map((payment) => (
        <p key={payment.id}>
          {say(`changed.${payerOf(payment)}`, { name: payment.createdBy.name, amount: payment.amount })}
        </p>
      ))}
      <BalanceLines balance={result.options.balance} />
    </Card>
  );

  function payerOf({ channel, createdBy }: Payment) {
    if (channel === 'autoPay') return 'autoPay';
    return createdBy.userId === userId ? 'you' : 'other';
  }
}
