import { useCopy } from '@linework/copy';
import { FigureHeading, type FigureHeadingProps } from '@linework/design-system';
import { isPositive, type Money } from '@linework/domain';
import { styled } from 'styled-components';
import { autoPayCopy } from './auto-pay.copy.ts';
import { type NothingToDebit, useNothingToDebit } from './use-nothing-to-debit.ts';

const Nothing = styled.p`
  margin-block-start: var(--lw-space-4);
  color: var(--lw-color-muted);
`;

export interface DebitFigureProps
  extends Pick<FigureHeadingProps, 'level' | 'headingRef' | 'describedBy' | 'size'>,
    NothingToDebit {
  amount: Money;
  /** What it is taken from, as a method is called; nothing where that stands beside it. */
  method?: string | undefined;
  /** It is the first one. */
  isFirst?: boolean;
}

/** "Auto Pay will charge $133.25 on December 6, from Visa ···· 4242": one heading. Where nothing is owed then, when it takes the next bill. */
export function DebitFigure(props: DebitFigureProps) {
  const { amount, date, debitDay, nextBillDate, today, hangs, method, isFirst = false, ...heading } = props;
  const { t } = useCopy(autoPayCopy);
  const nothing = useNothingToDebit({ date, debitDay, nextBillDate, today, hangs });
  if (!isPositive(amount)) {
    const Heading = heading.level === 1 ? 'h1' : 'h2';
    return (
      <div>
        <Heading
          ref={heading.headingRef}
          tabIndex={heading.headingRef ? -1 : undefined}
          aria-describedby={heading.describedBy}
        >
          {nothing.title}
        </Heading>
        <Nothing>{nothing.text}</Nothing>
      </div>
    );
  }
  const when = date === today ? 'today' : 'on';
  return (
    <FigureHeading {...heading} lead={t(isFirst ? 'figure.leadFirst' : 'figure.lead')} cents={amount.cents}>
      {method === undefined ? t(`figure.${when}`, { date }) : t(`figure.${when}From`, { date, method })}
    </FigureHeading>
  );
}
