import { media } from '@linework/design-system';
import { styled } from 'styled-components';

/** The page's name and its file, side by side where there is room. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-16);
  align-items: end;
  justify-content: space-between;
  margin-block-end: var(--lw-space-16);

  @media print {
    a {
      display: none;
    }
  }
`;

/** What became of a download, above what it is of; nothing keeps no room. */
export const News = styled.div`
  > :not(:empty) {
    margin-block-end: var(--lw-space-24);
  }

  @media print {
    display: none;
  }
`;

/* Of what a search does not find there is no file; its room stays, or the field would move under whoever types in it. */
export const FilePlace = styled.div`
  display: grid;

  &[data-empty] {
    visibility: hidden;
  }
`;

export const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--lw-space-24);
  margin-block-end: var(--lw-space-24);
  border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);

  && > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--lw-control-height);
    margin-block: 0 calc(-1 * var(--lw-border-hairline));
    padding-block: 0;
    border-block-end: var(--lw-border-strong) solid transparent;
    color: var(--lw-color-muted);
    font-weight: var(--lw-font-weight-medium);
    text-decoration: none;
  }

  && > a[data-hovered] {
    color: var(--lw-color-ink);
  }

  && > a[aria-current] {
    border-block-end-color: var(--lw-color-brand);
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }

  ${media.narrow} {
    margin-block-end: var(--lw-space-16);
  }

  @media print {
    display: none;
  }
`;

/* The list, and beside it what is open; on a phone what is open stands in the list's place. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  align-items: start;

  &[data-open] > :first-child {
    display: none;
  }

  @container (min-width: 50rem) {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }

    &[data-open] > :first-child {
      display: block;
    }
  }

  @media print {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-open] > :first-child {
      display: none;
    }
  }
`;

/* On paper the receipt stands alone; on a phone what is looked for gives way to what was found. */
export const ListOnly = styled.div`
  display: contents;

  @container (max-width: 49.99rem) {
    &[data-open] > :is(nav, search) {
      display: none;
    }
  }

  @media print {
    &[data-open] {
      display: none;
    }
  }
`;
