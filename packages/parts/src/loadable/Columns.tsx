import { media } from '@linework/design-system';
import { styled } from 'styled-components';

/** As wide as the page lets it be: `Columns` go by its width. */
export const ColumnsPage = styled.div`
  container-type: inline-size;
`;

/** Two columns where there is room, the second 340 px wide; one under the other where there is not. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  align-items: start;

  & > * {
    min-width: 0;
  }

  ${media.narrow} {
    gap: var(--lw-space-16);
  }

  @container (min-width: 45rem) {
    grid-template-columns: minmax(0, 1fr) 21.25rem;
  }
`;
