import { styled } from 'styled-components';

/* The button of a column's head: as high as a thumb wants it. */
export const ColumnHead = styled.th`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);

  button {
    display: inline-flex;
    gap: var(--lw-space-4);
    align-items: center;
    min-width: var(--lw-control-height);
    min-height: var(--lw-control-height);
    padding: 0;
    border: 0;
    border-radius: var(--lw-radius-control);
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: var(--lw-font-weight-medium);
    cursor: pointer;
  }

  &:last-child button {
    justify-content: flex-end;
  }

  button:hover,
  &[aria-sort] button {
    color: var(--lw-color-ink);
  }

  svg {
    inline-size: 0.875rem;
  }

  &[aria-sort="ascending"] svg {
    rotate: 180deg;
  }
`;

export const What = styled.span`
  display: grid;
  min-width: 0;

  small {
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }

  a {
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-medium);
    text-decoration: none;
    text-underline-offset: 0.2em;

    &:hover {
      color: var(--lw-color-brand-hover);
      text-decoration: underline;
    }

    /* The whole line is the way to what it is. */
    &::after {
      position: absolute;
      inset: 0;
      content: "";
    }
  }

  a:focus-visible {
    outline: none;

    &::after {
      outline: var(--lw-focus-width) solid var(--lw-color-focus);
      outline-offset: calc(-1 * var(--lw-focus-width));
    }
  }
`;
