import { useCopy } from '@linework/copy';
import { FigureHeading, type FigureHeadingProps } from '@linework/design-system';
import type { BusinessDate, Money } from '@linework/domain';
import { autoPayCopy } from './auto-pay.copy.ts';

export interface DebitFigureProps
  extends Pick<FigureHeadingProps, 'level' | 'headingRef' | 'describedBy' | 'size'> {
  amount: Money;
  date: BusinessDate;
  today: BusinessDate;
  /** What it is taken from, as a method is called; nothing where that stands beside it. */
  method?: string | undefined;
  /** It is the first one. */
  isFirst?: boolean;
}

/** "Auto Pay will take $133.25 on December 6, from Visa ···· 4242": one heading. */
export function DebitFigure({ amount, date, today, method, isFirst = false, ...heading }: DebitFigureProps) {
  const { t } = useCopy(autoPayCopy);
  const when = date === today ? 'today' : 'on';
  return (
    <FigureHeading {...heading} lead={t(isFirst ? 'figure.leadFirst' : 'figure.lead')} cents={amount.cents}>
      {method === undefined ? t(`figure.${when}`, { date }) : t(`figure.${when}From`, { date, method })}
    </FigureHeading>
  );
}
