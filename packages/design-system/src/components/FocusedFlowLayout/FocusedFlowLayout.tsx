import type { ReactNode } from 'react';
import { PaperHead } from '../PaperHead/PaperHead.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { FlowAside, FlowSummaryContext } from './FlowAside.tsx';
import {
  BackOnPhone,
  BackOnSheet,
  BrandSlot,
  Columns,
  EndSlot,
  Foot,
  Main,
  MenuInHead,
  Page,
  SheetHead,
  Top,
  Utilities,
} from './flow-parts.ts';

export interface FocusedFlowLayoutProps {
  /** "Skip to the payment". */
  skipLabel: string;
  /** A `BrandMark`; it leads nowhere in a flow. */
  brand: ReactNode;
  /** To the step before: a quiet button or a link. In the bar of a phone, else under the steps. */
  back?: ReactNode;
  /** `HeaderAction`s: language, support. At the head where there is room for them, at the foot of a phone's step. */
  utilities?: ReactNode;
  /** Out of the flow: "Save and exit". */
  leave?: ReactNode;
  /** An `AccountMenu`, at the head, or at the foot of a phone. What stands in `utilities` is in it too. */
  menu?: ReactNode;
  /** A `Stepper`. With it or a way back the screen stands on the sheet; without both, as results do, by itself. */
  stepper?: ReactNode;
  /** True keeps a screen without both on the sheet: one that counts no step, while what it sends is under way. */
  isSheet?: boolean;
  /** A `StepCount`, between back and leave on a phone. */
  stepCount?: ReactNode;
  /** The summary: beside the flow where there is room, folded above its action where there is not. */
  aside?: ReactNode;
  /** Names the summary: "Your payment". */
  asideTitle?: string;
  /** What the folded summary still shows: the figure. */
  asideNote?: ReactNode;
  /** The screen: one element; with `FlowActions` in it as the last. */
  children: ReactNode;
}

/** One thing at a time, without the portal around it: a sheet with its steps, its screen and what it adds up to. */
export function FocusedFlowLayout(props: FocusedFlowLayoutProps) {
  const { skipLabel, brand, back, utilities, leave, menu, stepper, stepCount } = props;
  const { aside, asideTitle, asideNote, children } = props;
  const summary = aside && asideTitle ? { title: asideTitle, note: asideNote, children: aside } : null;
  const { isSheet = Boolean(stepper || back) } = props;
  return (
    <>
      <SkipLink to="main">{skipLabel}</SkipLink>
      <Page>
        <header>
          <Top data-has-step={back || leave || stepCount ? true : undefined}>
            {isSheet && <BackOnPhone>{back}</BackOnPhone>}
            <BrandSlot>{brand}</BrandSlot>
            {stepCount}
            <EndSlot>
              {utilities && <Utilities>{utilities}</Utilities>}
              {leave}
              {menu && <MenuInHead>{menu}</MenuInHead>}
            </EndSlot>
          </Top>
          <PaperHead />
          {isSheet && (
            <SheetHead>
              {stepper}
              <BackOnSheet>{back}</BackOnSheet>
            </SheetHead>
          )}
        </header>
        <Columns data-sheet={isSheet || undefined}>
          <Main id="main" tabIndex={-1}>
            <FlowSummaryContext value={summary}>{children}</FlowSummaryContext>
          </Main>
          {summary && <FlowAside {...summary} />}
        </Columns>
      </Page>
      {(utilities || menu) && (
        <Foot>
          {isSheet && utilities}
          {menu}
        </Foot>
      )}
    </>
  );
}
