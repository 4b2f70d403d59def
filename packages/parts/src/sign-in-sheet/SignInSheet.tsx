import { media, NightShop } from '@linework/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CallLine } from './CallLine.tsx';

/* A shop at night beside the form, on a phone above it. Where nothing around it keeps it off the window's edges, it does. */
const Sheet = styled.div`
  inline-size: min(100%, 65rem, 100vw - 2rem);
  margin-inline: auto;

  ${media.medium} {
    box-sizing: border-box;
    inline-size: min(100%, 65rem, 100vw - 4rem);
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 28.5rem);
    min-block-size: 39rem;
    margin-block-start: var(--lw-space-48);
    border: var(--lw-border-hairline) solid var(--lw-color-line);
    border-radius: var(--lw-radius-card);
    background: var(--lw-color-surface);
    overflow: clip;
  }
`;

/* Within the dark scheme, what stands on the brand is the ink of the light one. */
const Night = styled.div`
  background: var(--lw-color-on-brand);

  ${media.narrow} {
    block-size: 10.25rem;
    margin-block: var(--lw-space-16) var(--lw-space-24);
    border-radius: var(--lw-radius-card);
    overflow: clip;
  }

  ${media.medium} {
    position: relative;

    /* As high as the sheet without its ground, also where an error makes the sheet higher: the shop stays where it is. */
    > svg {
      position: absolute;
      inset: 0;
      block-size: 34.75rem;
    }
  }

  @media (forced-colors: active) {
    background: Canvas;
  }

  @media print {
    display: none;
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-24);

  ${media.medium} {
    padding: var(--lw-space-48);
  }
`;

/** Its heading, and what is to be done. */
export const Titles = styled.div`
  display: grid;
  gap: var(--lw-space-4);
`;

export interface SignInSheetProps {
  /** Whose colour the drawing's line has. */
  readonly variant: 'business' | 'community';
  /** Whom to call for those who cannot sign in. */
  readonly help: ReactNode;
  readonly children: ReactNode;
}

/** What every step of signing in stands on (spec section 2.5, Login). */
export function SignInSheet({ variant, help, children }: SignInSheetProps) {
  return (
    <Sheet>
      <Night data-scheme="dark" data-brand={variant} data-part="night">
        <NightShop />
      </Night>
      <Column>
        {children}
        <CallLine>{help}</CallLine>
      </Column>
    </Sheet>
  );
}
