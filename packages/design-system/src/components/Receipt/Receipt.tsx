import type { ReactNode } from 'react';
import { ActionGroup } from '../ActionGroup/ActionGroup.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import { paidReceipt } from '../Drawing/outcome-drawings.ts';
import { Money } from '../Money/Money.tsx';
import { Head, Inside, Page, Paper, TornEdge, Total, TotalWords } from './receipt-parts.ts';

export { Mono, TornEdge } from './receipt-parts.ts';

export interface ReceiptProps {
  /** A `FigureHeading` in the middle: "You paid / $330.14 / November 30, 2026, 11:04 PM ET". */
  heading: ReactNode;
  /** What the payment brings about: "We’re restoring your service." */
  news?: ReactNode;
  /** `DescriptionRow`s: the method, the confirmation number. */
  children: ReactNode;
  /** What is owed after it: "Balance now", "due December 10", integer cents. */
  balance?: { readonly label: string; readonly note: string | null; readonly cents: number } | null;
  /** Outside the paper: back, print. */
  actions?: ReactNode;
  /** The public code of the outcome, for tools that look at the page. */
  code?: string;
}

/** A receipt. Its edge is torn: that is said of money that moved, and of nothing else. */
export function Receipt({ heading, news, children, balance, actions, code }: ReceiptProps) {
  return (
    <Page data-outcome={code}>
      <Paper>
        <Inside>
          <Head>
            <Drawing of={paidReceipt} drawsItself />
            {heading}
          </Head>
          {news}
          {children}
          {balance && (
            <Total>
              <TotalWords>
                <strong>{balance.label} </strong>
                {balance.note}
              </TotalWords>
              <Money cents={balance.cents} size="medium" />
            </Total>
          )}
        </Inside>
        <TornEdge />
      </Paper>
      {actions && <ActionGroup data-align="fill">{actions}</ActionGroup>}
    </Page>
  );
}
