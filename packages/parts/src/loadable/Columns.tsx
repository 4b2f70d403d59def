import { styled } from 'styled-components';

/** As wide as the page lets it be: `Columns` go by its width. */
export const ColumnsPage = styled.div`
  container-type: inline-size;
`;

/** Two columns where there is room, the first the wider; one under the other where there is not. */
export const Columns = styled.div`
  display: grid;
  gap: var(--lw-space-24);
  align-items: start;

  & > * {
    min-width: 0;
  }

  @container (min-width: 45rem) {
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  }
`;
