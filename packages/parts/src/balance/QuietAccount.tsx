import { Drawing, paperPlane, tickedSheet } from '@linework/design-system';
import type { ReactNode } from 'react';
import { AccountLines, type AccountLinesProps } from './AccountLines.tsx';
import { QuietTop } from './QuietTop.ts';

export interface QuietAccountProps extends Pick<AccountLinesProps, 'summary'> {
  /** Nothing was ever billed: the first bill is on its way. */
  readonly isNew: boolean;
  /** The sentence with its figure, which names the next bill. */
  readonly children: ReactNode;
}

/** An account of which nothing is asked: its sentence with a drawing, what happened last and what pays the next bill. */
export function QuietAccount({ summary, isNew, children }: QuietAccountProps) {
  return (
    <>
      <QuietTop>
        {children}
        <Drawing of={isNew ? paperPlane : tickedSheet} />
      </QuietTop>
      <AccountLines summary={summary} tells={['lastPaid', 'bills', 'autoPay']} />
    </>
  );
}
