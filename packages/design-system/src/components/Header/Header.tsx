import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/**
 * The spec's seven header variants (2.4), and `signedIn`, which stands beside the menu. `missingAutoPay` is that one with
 * a notice under it; `webform` and `buyflow` keep brand and help in sight of whoever fills something in; `simple` has
 * the way back; `flat` the brand alone; `hidden` is none at all.
 */
export const headerVariants = [
  'signedIn',
  'unauthenticated',
  'webform',
  'missingAutoPay',
  'simple',
  'buyflow',
  'hidden',
  'flat',
] as const;
export type HeaderVariant = (typeof headerVariants)[number];

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

  &:is([data-variant="flat"], [data-variant="webform"], [data-variant="buyflow"]) {
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
    :is([data-variant="signedIn"], [data-variant="missingAutoPay"]) > & {
      display: none;
    }
  }

  @media print {
    :is([data-variant="signedIn"], [data-variant="missingAutoPay"]) > & {
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

/* As far in as the strip above it. */
const Notice = styled.div`
  padding: 0 var(--lw-space-16) var(--lw-space-16);

  ${media.medium} {
    padding-inline: var(--lw-space-32);
  }

  ${media.wide} {
    padding-inline: 2.5rem;
  }
`;

export interface HeaderProps {
  /** `simple`: a way back in place of the brand. `flat`: the brand alone. `hidden`: no strip at all. */
  variant?: HeaderVariant;
  /** A `BrandMark`. */
  brand?: ReactNode;
  /** In `simple`: a link or quiet button. */
  back?: ReactNode;
  /** In `missingAutoPay`: an `Alert` that says what to do. */
  notice?: ReactNode;
  /** `HeaderAction`s: language, support. */
  children?: ReactNode;
}

/** The strip above the page. */
export function Header({ variant = 'signedIn', brand, back, notice, children }: HeaderProps) {
  if (variant === 'hidden') return null;
  const start = variant === 'simple' ? back : brand;
  const isNoticed = variant === 'missingAutoPay' && notice;
  const bar = (
    <Bar data-variant={variant} {...(isNoticed && { as: 'div' })}>
      {start && <BrandSlot>{start}</BrandSlot>}
      {variant !== 'flat' && children && <Utilities>{children}</Utilities>}
    </Bar>
  );
  if (!isNoticed) return bar;
  return (
    <header>
      {bar}
      <Notice>{notice}</Notice>
    </header>
  );
}
