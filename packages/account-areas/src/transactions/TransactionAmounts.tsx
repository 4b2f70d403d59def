import { useCopy } from '@linework/copy';
import { AmountField } from '@linework/design-system';
import { amountsAreTurned, type Money, parseAmount, type TransactionView, toDecimal } from '@linework/domain';
import { memo, useState } from 'react';
import type { OnLook } from './TransactionChoices.tsx';
import { transactionsCopy } from './transactions.copy.ts';
import { useTyped } from './use-typed.ts';

const members = { least: 'atLeast', most: 'atMost' } as const;

type End = keyof typeof members;

const decimal = (amount: Money | null): string | null => amount && toDecimal(amount);

/** What a text asks for at one end, as an address has it: none asks for nothing, no amount makes no sense. */
const meantAmount = (text: string): string | null => (text.trim() === '' ? '' : decimal(parseAmount(text)));

export interface TransactionAmountsProps extends Pick<TransactionView, 'atLeast' | 'atMost'> {
  readonly onLook: OnLook;
}

/** The two ends of the range of amounts. */
export const TransactionAmounts = memo(function Amounts({
  atLeast,
  atMost,
  onLook,
}: TransactionAmountsProps) {
  return (
    <>
      <Bound of="least" said={atLeast} other={atMost} onLook={onLook} />
      <Bound of="most" said={atMost} other={atLeast} onLook={onLook} />
    </>
  );
});

interface BoundProps {
  readonly of: End;
  readonly said: Money | null;
  /** What stands at the other end. */
  readonly other: Money | null;
  readonly onLook: OnLook;
}

/**
 * One end. A text that is no amount, or that lies beyond the other end, asks for nothing, and says so: that it lies beyond once
 * the field is left, as a longer amount begins like a smaller one.
 */
const Bound = memo(function Field({ of, said, other, onLook }: BoundProps) {
  const { t } = useCopy(transactionsCopy);
  const [isLeft, setLeft] = useState(true);
  const isTurned = (text: string): boolean => {
    const typed = parseAmount(text);
    return amountsAreTurned(
      of === 'least' ? { atLeast: typed, atMost: other } : { atLeast: other, atMost: typed },
    );
  };
  const [text, type] = useTyped(
    decimal(said) ?? '',
    (typed) => (isTurned(typed) ? null : meantAmount(typed)),
    (typed) => onLook({ [members[of]]: parseAmount(typed) }, 'replace'),
  );
  const problem =
    meantAmount(text) === null
      ? t('filters.amountWrong')
      : isLeft && other && isTurned(text) && t(`filters.${of}Turned`, { amount: other });
  return (
    <AmountField
      label={t(`filters.${of}`)}
      width="full"
      value={text}
      onChange={type}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      {...(problem && { errorMessage: problem })}
    />
  );
});
