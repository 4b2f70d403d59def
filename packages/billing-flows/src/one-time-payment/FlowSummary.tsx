import { useCopy } from '@linework/copy';
import { DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import { useMethodLabel } from '@linework/parts/methods';
import { oneTimePaymentCopy } from './copy.ts';
import { methodOption, type OneTimePaymentContext } from './one-time-payment.context.ts';

/** What was answered so far: paying, from, on. */
export function FlowSummary({ context }: { context: OneTimePaymentContext }) {
  const { t } = useCopy(oneTimePaymentCopy);
  const labelOf = useMethodLabel();
  const { amount, method, date } = context;
  const used = method?.kind === 'new' ? method.method : methodOption(context)?.method;
  return (
    <DescriptionList layout="figures" startsWithRule={false}>
      {amount.money && (
        <DescriptionRow label={t('summary.paying')} value={<Money cents={amount.money.cents} />} />
      )}
      {used && <DescriptionRow label={t('summary.from')} value={labelOf(used)} />}
      {date && <DescriptionRow label={t('summary.on')} value={t('summary.day', { date })} />}
    </DescriptionList>
  );
}
