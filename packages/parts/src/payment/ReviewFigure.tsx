import { FigureHeading } from '@linework/design-system';
import type { Money } from '@linework/domain';
import type { ReactNode } from 'react';
import { FigureHead, type FigureHeadProps } from '../flow/FigureHead.tsx';

export interface ReviewFigureProps extends Omit<FigureHeadProps, 'figure'> {
  /** Before the figure: "You’re paying". */
  readonly lead: ReactNode;
  readonly amount: Money;
  /** After it: to whom, on which day, from what. */
  readonly rest: ReactNode;
}

/** The sentence that a screen about one payment opens with, and the way to change its figure. */
export function ReviewFigure({ lead, amount, rest, ...head }: ReviewFigureProps) {
  return (
    <FigureHead
      {...head}
      figure={(heading) => (
        <FigureHeading {...heading} lead={lead} cents={amount.cents}>
          {rest}
        </FigureHeading>
      )}
    />
  );
}
