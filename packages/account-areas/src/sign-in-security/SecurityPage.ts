import { media } from '@linework/design-system';
import { styled } from 'styled-components';

/** The cards of how somebody signs in, one under the other. */
export const SecurityPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  max-inline-size: 44rem;

  ${media.narrow} {
    gap: var(--lw-space-16);
  }

  & h1 {
    margin: 0;
  }

  /* Recovery codes are printed to be kept: alone. */
  @media print {
    &:has([data-part="recovery-codes"]) > :not(:has([data-part="recovery-codes"])) {
      display: none;
    }
  }
`;
