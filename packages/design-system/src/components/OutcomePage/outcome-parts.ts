import styled from 'styled-components';

export const Titles = styled.div`
  display: grid;
  gap: var(--lw-space-8);
`;

export const Text = styled.div`
  display: grid;
  gap: var(--lw-space-12);
`;

export const Reference = styled.p`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;
