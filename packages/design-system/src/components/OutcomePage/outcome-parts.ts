import styled from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Titles = styled.div`
  display: grid;
  gap: var(--lw-space-8);
`;

export const Text = styled.div`
  display: grid;
  gap: var(--lw-space-12);
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-12);

  > * {
    margin-inline: 0;
  }

  ${media.medium} {
    flex-flow: row wrap;
  }

  @media print {
    display: none;
  }
`;

export const Reference = styled.p`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  font-variant-numeric: tabular-nums;
  line-height: var(--lw-line-height-14);
`;
