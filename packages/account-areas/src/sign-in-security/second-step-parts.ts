import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
  outline: none;
`;

export const SetUp = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);

  & p {
    margin: 0;
  }

  & p:empty {
    display: none;
  }
`;

/* Black on white in every theme: apps read the picture by its light ground. */
export const Picture = styled.div`
  & svg {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    border-radius: var(--lw-radius-card);
    forced-color-adjust: none;
  }
`;

export const Key = styled.strong`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: var(--lw-space-8) var(--lw-space-24);
  /* Five beside five where there is room. */
  max-inline-size: 24rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Code = styled.li`
  color: var(--lw-color-ink);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  letter-spacing: 0.04em;
  white-space: nowrap;
`;
