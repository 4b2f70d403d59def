import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Folded, FoldedFlowAside } from './FlowAside.tsx';

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 10;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-12);
  margin-block-start: auto;
  margin-inline: calc(-1 * var(--lw-space-20));
  padding: var(--lw-space-12) var(--lw-space-20) calc(var(--lw-space-16) + env(safe-area-inset-bottom));
  background: var(--lw-color-canvas);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
  text-align: center;

  ${Folded} + & {
    margin-block-start: calc(-1 * var(--lw-space-12));
  }

  ${media.short} {
    position: static;
  }

  ${media.medium} {
    position: static;
    && {
      margin: 0;
    }

    padding: 0;
    background: none;
  }

  @media print {
    display: none;
  }
`;

export interface FlowActionsProps {
  /** The primary button at full width, and a line under it. */
  children: ReactNode;
}

/** The screen's one primary action, the folded summary before it and what belongs under it; stays in reach on a phone. */
export function FlowActions({ children }: FlowActionsProps) {
  return (
    <>
      <FoldedFlowAside />
      <Bar data-sticky="bottom">{children}</Bar>
    </>
  );
}
