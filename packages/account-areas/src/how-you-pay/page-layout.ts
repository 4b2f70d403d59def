import { media } from '@linework/design-system';
import { styled } from 'styled-components';

/** Two cards beside one another, as high as the higher one; one under the other where there is no room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);

  & > * {
    display: grid;
    min-width: 0;
  }

  ${media.narrow} {
    gap: var(--lw-space-16);
  }

  @container (min-width: 45rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** One part of the page under the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);

  ${media.narrow} {
    gap: var(--lw-space-16);
  }
`;

/* Links in a line where there is room; on a phone as wide and as high as a thumb wants them. */
export const Verbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4) var(--lw-space-24);
  margin-inline: var(--lw-space-24);
  padding-block: var(--lw-space-16);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  > :nth-child(3) {
    margin-inline-start: auto;
  }

  ${media.phone} {
    margin-inline: var(--lw-space-20);
  }

  @media print {
    display: none;
  }

  @container (max-width: 26rem) {
    gap: var(--lw-space-12);

    && > a {
      flex: 1 1 8rem;
      justify-content: center;
      min-height: var(--lw-control-height);
      margin: 0;
      padding: var(--lw-space-8);
      border: var(--lw-border-hairline) solid currentcolor;
      border-radius: var(--lw-radius-control);
      font-weight: var(--lw-font-weight-semibold);
      text-align: center;
    }
  }
`;

/** Smaller lines under a figure. */
export const Lines = styled.div`
  display: grid;
  gap: var(--lw-space-4);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  > [data-gain] {
    color: var(--lw-color-positive);
    font-weight: var(--lw-font-weight-medium);
  }
`;

/** What can be done with the thing right above, where another one follows. */
export const Doors = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4) var(--lw-space-24);

  @media print {
    display: none;
  }
`;

/** A second thing of the same kind, under a rule: what it is, and what can be done with it. */
export const Further = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-4) var(--lw-space-16);
  padding-block-start: var(--lw-space-16);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  strong {
    display: block;
    color: var(--lw-color-ink);
  }
`;

/** Beside a card's title, without the weight of one. */
export const Aside = styled.span`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

/** The way to add one: at the page's head where there is room, on a phone under the list that it adds to. */
export const Wide = styled.span`
  ${media.narrow} {
    display: none;
  }
`;

export const Narrow = styled.span`
  ${media.medium} {
    display: none;
  }
`;
