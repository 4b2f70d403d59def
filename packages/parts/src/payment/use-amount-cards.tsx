import { useCopy, useFormat } from '@linework/copy';
import { AmountField, type RadioCardOption } from '@linework/design-system';
import { type FixedAmount, isMore, isPositive, isSame, type PaymentOptions } from '@linework/domain';
import type { RequiredField } from '../forms/use-form-problems.ts';
import { paymentCopy } from './payment.copy.ts';

export interface OtherAmountField extends RequiredField {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field by itself, where nothing is due and so there is nothing to choose between. */
export function OtherAmount({ options, field }: { options: PaymentOptions; field: OtherAmountField }) {
  const { t } = useCopy(paymentCopy);
  const { minimum, maximum } = options;
  return (
    <AmountField
      {...field}
      label={t('amount.field')}
      description={t('amount.otherNote', { minimum, maximum })}
    />
  );
}

/** The amounts as cards, the figure at the right; the other amount has its field in its card. */
export function useAmountCards(
  options: PaymentOptions,
  fixed: readonly FixedAmount[],
  field: OtherAmountField,
): RadioCardOption[] {
  const { t } = useCopy(paymentCopy);
  const format = useFormat();
  const { minimum, maximum, balance, payingBrings, device } = options;

  const noteOf = (choice: FixedAmount['choice']): string | undefined => {
    if (device) return t('device.payOffNote');
    if (choice === 'pastDue') return payingBrings ? t(`amount.pastDueNote.${payingBrings}`) : undefined;
    if (choice === 'left') return t('amount.leftNote');
    if (!isPositive(balance.pastDueNet)) {
      return balance.nextDueDate ? t('amount.amountDueNew', { date: balance.nextDueDate }) : undefined;
    }
    return t(
      isSame(balance.pastDueNet, balance.amountDue) ? 'amount.amountDuePastDue' : 'amount.amountDueAll',
    );
  };
  return [
    ...fixed.map(({ choice, money, isRefused }) => ({
      value: choice,
      title: device ? t('device.payOff') : t(`amount.${choice}`),
      note: noteOf(choice),
      amount: format.money(money),
      ...(isRefused && {
        unavailable: isMore(money, maximum)
          ? t('amount.tooMuchAtOnce', { maximum })
          : t('amount.tooLittle', { minimum }),
      }),
    })),
    {
      value: 'other',
      title: t('amount.other'),
      note: t('amount.otherNote', { minimum, maximum }),
      content: <AmountField {...field} label={t('amount.field')} />,
    },
  ];
}
