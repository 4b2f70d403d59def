import { styled } from 'styled-components';

/* Plainly not a part of the product: a dashed line under it, and above everything. */
export const Bar = styled.aside`
  padding: var(--lw-space-4) var(--lw-space-16) calc(var(--lw-space-4) - var(--lw-border-hairline));
  border-block-end: var(--lw-border-hairline) dashed var(--lw-color-line-strong);
  background: var(--lw-color-raised);
  color: var(--lw-color-body);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);

  @media print {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4) var(--lw-space-12);
  align-items: center;
  min-block-size: 2rem;
`;

export const Present = styled.p`
  flex: 1;
  min-inline-size: min(100%, 12rem);

  strong {
    margin-inline-end: var(--lw-space-8);
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  gap: var(--lw-space-8) var(--lw-space-12);
  padding-block: var(--lw-space-8);

  > div {
    display: grid;
    gap: var(--lw-space-4);
    color: var(--lw-color-muted);
  }

  select {
    inline-size: 100%;
    min-block-size: 2.25rem;
    padding-inline: var(--lw-space-8);
    border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
    border-radius: var(--lw-radius-control);
    background: var(--lw-color-surface);
    color: var(--lw-color-ink);
  }
`;

export const Fold = styled.details`
  summary {
    padding-block: var(--lw-space-8);
    cursor: pointer;
  }
`;

export const Press = styled.button`
  min-block-size: 2rem;
  padding: var(--lw-space-4) var(--lw-space-12);
  border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
  border-radius: var(--lw-radius-control);
  background: transparent;
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-medium);
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &[data-primary] {
    border-color: var(--lw-color-brand);
    background: var(--lw-color-brand);
    color: var(--lw-color-on-brand);
  }

  &:disabled {
    border-color: var(--lw-color-line);
    background: transparent;
    color: var(--lw-color-muted);
    cursor: default;
  }
`;

export const Problem = styled.p`
  color: var(--lw-color-critical);
`;
