import type { ReactNode } from 'react';
import { PaperHead } from '../PaperHead/PaperHead.tsx';
import { FlowAside } from './FlowAside.tsx';
import { BackSlot, BrandSlot, Columns, LeaveSlot, Main, Page, Top } from './flow-parts.ts';

export interface FocusedFlowLayoutProps {
  brand: ReactNode;
  /** To the step before: a quiet button or a link. */
  back?: ReactNode;
  /** Out of the flow: "Save and leave". */
  leave?: ReactNode;
  /** A `Stepper`. */
  stepper?: ReactNode;
  /** A `StepCount`, between back and leave on a phone. */
  stepCount?: ReactNode;
  /** The summary: beside the flow where there is room, folded above it where there is not. */
  aside?: ReactNode;
  asideTitle?: string;
  /** What the folded summary still shows: the figure. */
  asideNote?: ReactNode;
  /** The screen: one element; with `FlowActions` in it as the last. */
  children: ReactNode;
}

/** One thing at a time, without the portal around it. */
export function FocusedFlowLayout(props: FocusedFlowLayoutProps) {
  const { brand, back, leave, stepper, stepCount, aside, asideTitle, asideNote, children } = props;
  return (
    <Page>
      <Top>
        <BrandSlot>{brand}</BrandSlot>
        {back && <BackSlot>{back}</BackSlot>}
        {stepCount}
        {leave && <LeaveSlot>{leave}</LeaveSlot>}
      </Top>
      <PaperHead />
      {stepper}
      <Columns>
        {aside && asideTitle && (
          <FlowAside title={asideTitle} note={asideNote}>
            {aside}
          </FlowAside>
        )}
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Columns>
    </Page>
  );
}
