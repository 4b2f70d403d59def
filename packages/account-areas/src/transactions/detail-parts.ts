import { styled } from 'styled-components';

/* Beside the list it stays in sight while the list is read. */
export const Panel = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
  min-width: 0;

  @container (min-width: 50rem) {
    position: sticky;
    inset-block-start: var(--lw-space-24);
  }
`;

export const Paper = styled.article`
  --tooth-width: 16px;
  --tooth-height: 12px;
`;

export const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
  padding: var(--lw-space-20);
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-surface);

  &[data-torn] {
    border-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  @media print {
    && {
      padding: 0;
      border: 0;
    }
  }
`;

export const Top = styled.div`
  display: flex;
  gap: var(--lw-space-8);
  align-items: center;
  justify-content: space-between;
  margin-block: calc(-1 * var(--lw-space-12));
  margin-inline-end: calc(-1 * var(--lw-space-12));

  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  @media print {
    button {
      display: none;
    }
  }
`;

export const Rows = styled.dl`
  display: grid;

  > div {
    padding-block: var(--lw-space-12);
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  > div:last-child {
    padding-block-end: 0;
  }

  dt {
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--lw-space-12);
    align-items: center;
    justify-content: space-between;
    margin: 0;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-medium);
    overflow-wrap: anywhere;
  }

  dd[data-part="left"] {
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    font-weight: var(--lw-font-weight-regular);
    line-height: var(--lw-line-height-14);
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--lw-space-8);

  @media print {
    display: none;
  }
`;
