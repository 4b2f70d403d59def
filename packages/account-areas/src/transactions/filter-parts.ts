import { css, styled } from 'styled-components';

/* The search and the choices in a line where there is room; on a phone the search, and the choices folded under it. */
export const Filters = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-12);
  margin-block-end: var(--lw-space-24);

  @media print {
    display: none;
  }
`;

/* On a phone the lines are in sight, and the choices come when they are asked for; what is wrong in one of them stays in sight. */
const folded = css`
  @container (max-width: 43.99rem) {
    [data-folded] &:not(:has([aria-invalid="true"])) {
      display: none;
    }
  }
`;

const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-12);

  /* What a choice is about, its box says: "All types". The name of a choice is no label element, and is heard alone as well. */
  && > * > :is(label, span):first-child {
    margin: 0;
  }

  /* Where one of a row needs two lines, the others are as high. */
  > * > button {
    flex: 1;
  }
`;

export const Line = styled.div`
  ${fields}

  > :first-child,
  > [data-part] {
    grid-column: 1 / -1;
  }

  @container (min-width: 18rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (min-width: 44rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @container (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) repeat(var(--choices), auto);

    > :first-child {
      grid-column: auto;
      min-width: 9rem;
    }
  }
`;

/* Where there is room they stand in the line of the search. */
export const Choices = styled.div`
  ${fields}

  @container (min-width: 18rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (min-width: 44rem) {
    display: contents;
  }

  @container (min-width: 60rem) {
    > * {
      min-width: 9rem;
    }
  }

  ${folded}
`;

/** The days and amounts under them. */
export const Further = styled.div`
  display: grid;
  gap: var(--lw-space-12);

  ${folded}
`;

/* What folds the choices where they would fill the window. */
export const Fold = styled.div`
  display: grid;

  svg {
    transition: rotate var(--lw-motion-normal) var(--lw-ease-out);
  }

  [aria-expanded="true"] svg {
    rotate: 180deg;
  }

  @container (min-width: 44rem) {
    display: none;
  }
`;

/* The two ends of what is looked for, days or amounts, and the way back to everything. An error takes room of its own. */
export const Bounds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12);
  align-items: start;

  > :not(button) {
    flex: 1 1 7rem;
  }

  > :not(button) > :last-child:not(:empty) {
    margin-block-end: 0;
  }

  /* Beside the boxes, under the height of their labels. */
  @container (min-width: 22rem) {
    > button {
      margin-block-start: calc(var(--lw-line-height-14) + var(--lw-space-4));
    }
  }

  @container (min-width: 44rem) {
    > :not(button) {
      flex: 0 1 10rem;
    }
  }

  label {
    margin-block-end: var(--lw-space-4);
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }
`;

export const SearchMark = styled.span`
  display: inline-flex;
  margin-inline-start: var(--lw-space-12);
  color: var(--lw-color-muted);
`;
