import { media } from '@linework/design-system';
import { styled } from 'styled-components';

/**
 * A statement beside its cards. Where there is room its figure and its sections are one sheet; on a phone each is a card of
 * its own, and why the bill changed stands between them. Nothing in that card takes the focus.
 */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-24);

  ${media.narrow} {
    gap: var(--lw-space-16);
  }

  @container (min-width: 45rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 21.25rem;
    align-items: start;
  }
`;

const card = `
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-surface);
`;

/** What is read from top to bottom; its cards come after those beside it on a phone. */
export const Main = styled.div`
  display: contents;

  > :last-child:not(:first-child) {
    order: 4;
  }

  @container (min-width: 45rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--lw-space-24);
    min-width: 0;
  }
`;

export const Sheet = styled.div`
  display: contents;

  @container (min-width: 45rem) {
    ${card}
    display: block;
    min-width: 0;
  }
`;

export const SheetPart = styled.div`
  ${card}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  container-type: inline-size;
  padding: var(--lw-space-24);

  ${media.phone} {
    padding: var(--lw-space-20);
  }

  @container (min-width: 45rem) {
    border: 0;
    background: none;
  }

  &:nth-child(2) {
    order: 2;

    @container (min-width: 45rem) {
      padding-block-start: 0;
    }
  }
`;

export const Side = styled.div`
  display: contents;

  > * {
    order: 3;
  }

  > [data-part="why"] {
    order: 1;
    min-width: 0;
  }

  @container (min-width: 45rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--lw-space-24);
    min-width: 0;
  }

  /* Paper is of one statement: the ways to others stay on the screen. */
  @media print {
    > :not([data-part="why"]) {
      display: none;
    }
  }
`;

/** From edge to edge, under both columns. */
export const Across = styled.div`
  order: 5;
  min-width: 0;

  @container (min-width: 45rem) {
    grid-column: 1 / -1;
  }
`;

/** In the page's head where there is room; on a phone with the figure. */
export const Wide = styled.div`
  ${media.narrow} {
    display: none;
  }
`;

export const Narrow = styled.div`
  ${media.medium} {
    display: none;
  }
`;
