import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** "Step 1 of 4", in place of the steps' names where a phone has no room for them. */
export const StepCount = styled.p`
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-semibold);
  text-align: center;

  ${media.medium} {
    display: none;
  }
`;
