import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/**
 * The spec's header variants (2.4), by what they show: `signedIn` beside the menu, `unauthenticated` with the
 * brand, `simple` with the way back, `flat` with the brand alone (webform, buy flow), `hidden` none at all.
 */
export type HeaderVariant = 'signedIn' | 'unauthenticated' | 'simple' | 'flat' | 'hidden';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-8) var(--lw-space-16);
  min-height: 4rem;
  padding: var(--lw-space-8) var(--lw-space-16);

  ${media.medium} {
    column-gap: var(--lw-space-24);
    padding-inline: var(--lw-space-32);
  }

  /* As far in as the page under it. */
  ${media.wide} {
    padding-inline: 2.5rem;
  }

  &[data-variant="flat"] {
    border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
    background: var(--lw-color-surface);
  }

  @media print {
    min-height: 0;
    padding: 0 0 var(--lw-space-8);
  }
`;

const BrandSlot = styled.div`
  display: flex;

  /* Beside the menu, which has the mark already. */
  ${media.wide} {
    [data-variant="signedIn"] > & {
      display: none;
    }
  }

  @media print {
    [data-variant="signedIn"] > & {
      display: flex;
    }
  }
`;

const Utilities = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4) var(--lw-space-16);
  margin-inline-start: auto;

  ${media.medium} {
    column-gap: var(--lw-space-24);
  }

  @media print {
    display: none;
  }
`;

export interface HeaderProps {
  variant?: HeaderVariant;
  /** A `BrandMark`. */
  brand?: ReactNode;
  /** In `simple`: a link or quiet button. */
  back?: ReactNode;
  /** `HeaderAction`s: language, support. */
  children?: ReactNode;
}

/** The strip above the page. */
export function Header({ variant = 'signedIn', brand, back, children }: HeaderProps) {
  if (variant === 'hidden') return null;
  const start = variant === 'simple' ? back : brand;
  return (
    <Bar data-variant={variant}>
      {start && <BrandSlot>{start}</BrandSlot>}
      {variant !== 'flat' && children && <Utilities>{children}</Utilities>}
    </Bar>
  );
}
