import { media } from '@linework/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CallLine } from '../sign-in-sheet/index.ts';

/* One step on its sheet; on a phone the page is the sheet. */
const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-24);

  ${media.medium} {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 32rem;
    margin: var(--lw-space-48) auto;
    padding: var(--lw-space-48);
    border: var(--lw-border-hairline) solid var(--lw-color-line);
    border-radius: var(--lw-radius-card);
    background: var(--lw-color-surface);
  }
`;

/** What else can be done, under what is asked. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-8) var(--lw-space-24);
`;

/** What somebody typed, in a sentence: it breaks wherever it has to. */
export const Typed = styled.strong`
  color: var(--lw-color-ink);
  overflow-wrap: anywhere;
`;

export interface StepSheetProps {
  /** Whom to call for those who get no further. */
  readonly help: ReactNode;
  readonly children: ReactNode;
}

/** What each step stands on of whoever makes a sign-in, or gets back to one (spec section 2.3). */
export function StepSheet({ help, children }: StepSheetProps) {
  return (
    <Sheet>
      {children}
      <CallLine>{help}</CallLine>
    </Sheet>
  );
}
