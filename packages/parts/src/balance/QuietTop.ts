import { styled } from 'styled-components';

/** A sentence and, where there is room beside it, its drawing. */
export const QuietTop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);

  > svg {
    display: none;
  }

  @container (min-width: 26rem) {
    grid-template-columns: minmax(0, 1fr) 5.5rem;
    min-block-size: 5rem;

    > svg {
      display: block;
    }
  }
`;
