import { useCopy } from '@linework/copy';
import { Money, SumList, SumRow } from '@linework/design-system';
import {
  isPositive,
  type Money as MoneyValue,
  negate,
  othersSet,
  type PaymentSum,
  personToReader,
  type SetPayment,
} from '@linework/domain';
import { styled } from 'styled-components';
import { paymentCopy } from './payment.copy.ts';

const Part = styled.div`
  display: grid;
  gap: var(--lw-space-8);

  > h3 {
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    font-weight: var(--lw-font-weight-medium);
    line-height: var(--lw-line-height-14);
  }
`;

export interface AlreadySetProps {
  sum: Pick<PaymentSum, 'credit' | 'alreadySet' | 'leftToPay' | 'beyond'>;
  /** Who is paying, so that what they scheduled says "you". */
  userId: string;
}

/** What leaves by itself too: what of the rest it leaves for the customer to do, or what credit it makes. */
export function AlreadySet({ sum: { credit, alreadySet, leftToPay, beyond }, userId }: AlreadySetProps) {
  const { t } = useCopy(paymentCopy);
  if (alreadySet.length === 0) return null;
  const becomesCredit = isPositive(beyond);
  const total = becomesCredit ? beyond : leftToPay;
  // From what is left it is taken; to a credit it is added.
  const counted = (amount: MoneyValue) => (isPositive(credit) ? amount : negate(amount));
  return (
    <Part>
      <h3>{t(`effect.alreadySet.${othersSet(alreadySet)}`)}</h3>
      <SumList size="small">
        {alreadySet.map((one) => (
          <SumRow
            key={`${one.date} ${one.madeBy?.userId} ${one.amount.cents}`}
            label={labelOf(one)}
            figure={<Money cents={counted(one.amount).cents} />}
          />
        ))}
        <SumRow
          isTotal
          label={t(becomesCredit ? 'effect.becomesCredit' : 'effect.leftToPay')}
          figure={<Money cents={total.cents} />}
        />
      </SumList>
    </Part>
  );

  function labelOf({ date, madeBy }: SetPayment): string {
    if (!madeBy) return t('effect.autoPay', { date });
    return t(`effect.${personToReader(madeBy, userId)}`, { date, name: madeBy.name });
  }
}
