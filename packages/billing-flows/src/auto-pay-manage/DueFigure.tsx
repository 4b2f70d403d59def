import { useCopy } from '@linework/copy';
import { DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import type { BusinessDate, Money as MoneyAmount } from '@linework/domain';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';

export interface AmountToPay {
  readonly amount: MoneyAmount;
  /** `null` where it is past due. */
  readonly dueDate: BusinessDate | null;
}

/** What is to be paid, and by when. */
export function DueFigure({ label, amount, dueDate }: AmountToPay & { readonly label: string }) {
  const { t } = useCopy(autoPayManageCopy);
  return (
    <DescriptionList layout="figures">
      <DescriptionRow
        label={label}
        value={<Money cents={amount.cents} />}
        note={dueDate && t('result.leftBy', { date: dueDate })}
      />
    </DescriptionList>
  );
}
