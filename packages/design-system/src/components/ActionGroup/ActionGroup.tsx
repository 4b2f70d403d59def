import styled from 'styled-components';
import { media } from '../../tokens/media.ts';

/** Buttons that belong together, the primary first: under one another on a phone, else in a row. */
export const ActionGroup = styled.div`
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
