import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Shell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  overflow-y: clip;
  /* Whoever puts something above the page says how high it is. */
  min-height: calc(100dvh - var(--lw-layout-above, 0px) - var(--lw-layout-notice, 0px));

  ${media.wide} {
    &[data-has-menu] {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }

  &[data-header="across"] {
    grid-template-rows: auto 1fr auto;
  }

  @media print {
    display: block;
    min-height: 0;
  }
`;

/* The header alone is as wide as the window. */
export const Across = styled.div`
  margin-block-end: var(--lw-space-24);
`;

export const Side = styled.div`
  display: none;

  ${media.wide} {
    display: block;
  }

  /* The menu is as high as the window. Where something above it has scrolled away, its ground goes on to the foot. */
  background: var(--lw-color-surface);
  box-shadow: inset calc(-1 * var(--lw-border-hairline)) 0 var(--lw-color-line);

  @media print {
    display: none;
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: calc(var(--lw-layout-content-width) + 5rem);
  margin-inline: auto;
`;

/* As far in as the page under it. */
export const Banner = styled.div`
  padding: 0 var(--lw-space-16);

  ${media.medium} {
    padding-inline: var(--lw-space-32);
  }

  ${media.wide} {
    padding-inline: 2.5rem;
  }
`;

export const Main = styled.main`
  flex: 1;
  padding: 0 var(--lw-space-16) var(--lw-space-32);

  &:has(+ footer) {
    min-height: calc(100dvh - var(--lw-layout-above, 0px) - var(--lw-layout-notice, 0px));
  }

  ${media.medium} {
    padding-inline: var(--lw-space-32);
  }

  ${media.wide} {
    padding-inline: 2.5rem;
  }

  @media print {
    padding: 0;

    &,
    &:has(+ footer) {
      min-height: 0;
    }
  }
`;

/* Below the first window of every page: a page that is not whole yet never shows it, to push it away again. */
export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-24);
  padding: var(--lw-space-12) var(--lw-space-16) var(--lw-space-48);
  font-size: var(--lw-font-size-14);

  ${media.medium} {
    padding-inline: var(--lw-space-32);
  }

  ${media.wide} {
    padding-inline: 2.5rem;
  }

  @media print {
    display: none;
  }
`;

/*
 * Stays at the foot of the window, where the window is high enough, and takes its room at the foot of the page. It reaches below
 * the window: of what it covers no sliver is left beside it that would count as something to press.
 */
export const Bottom = styled.div`
  position: sticky;
  inset-block-end: -1.5rem;
  margin-block-end: -1.5rem;
  padding-block-end: 1.5rem;
  background: var(--lw-color-surface);
  z-index: 20;
  min-width: 0;

  ${media.short} {
    position: relative;
    inset-block-end: 0;
  }

  ${media.wide} {
    display: none;
  }

  @media print {
    display: none;
  }
`;
