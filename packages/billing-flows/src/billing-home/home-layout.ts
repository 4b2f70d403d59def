import { media } from '@linework/design-system';
import { Columns } from '@linework/parts/loadable';
import { styled } from 'styled-components';

/** The cards of the page: those of a row are as high as each other. On a phone they stand in the order they are written. */
export const HomeColumns = styled(Columns)`
  align-items: stretch;
`;

/** What the page is about; beside it `Side`, under both what happens next. */
export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @container (min-width: 45rem) {
    grid-area: 1 / 1;

    &[data-alone] {
      grid-column-end: -1;
    }
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr;
  gap: var(--lw-space-24);

  ${media.narrow} {
    gap: var(--lw-space-16);
  }

  @container (min-width: 45rem) {
    grid-area: 1 / 2;
  }
`;

export const Across = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

/** A card as high as its row: its head, what it holds, which takes the room, and its foot. */
export const TallCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > [data-prominence] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  > [data-prominence] > div {
    grid-template-rows: auto 1fr;
  }
`;
