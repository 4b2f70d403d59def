import styled from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: calc(var(--lw-layout-flow-width) + var(--lw-layout-aside-width) + 2 * var(--lw-space-32));
  min-height: calc(100dvh - var(--lw-layout-above, 0px) - var(--lw-layout-notice, 0px));
  margin-inline: auto;
  padding-inline: var(--lw-space-20);

  ${media.narrow} {
    /* A screen without an action at its foot ends above the edge. */
    &:not(:has([data-sticky="bottom"])) {
      padding-block-end: var(--lw-space-32);
    }
  }

  ${media.medium} {
    padding: var(--lw-space-16) var(--lw-space-32) var(--lw-space-48);
  }

  @media print {
    min-height: 0;
    padding: 0;
  }
`;

/* Back, count, leave and menu on a phone; on a wide screen the brand before them and the utilities among them. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--lw-space-8);
  min-height: 3.5rem;

  ${media.medium} {
    column-gap: var(--lw-space-32);
    min-height: 4rem;
    margin-block-end: var(--lw-space-16);
  }

  @media print {
    min-height: 0;
    margin-block-end: var(--lw-space-8);

    > p {
      display: none;
    }
  }
`;

/* As high as a `Stepper`: what follows the last step stands where the step stood. */
export const StepperRoom = styled.div`
  block-size: var(--lw-space-12);

  ${media.medium} {
    block-size: calc(var(--lw-space-12) + var(--lw-line-height-13));
  }

  @media print {
    display: none;
  }
`;

/* On a phone only where nothing else is at the head: results say whose they are. */
export const BrandSlot = styled.div`
  display: flex;

  ${media.narrow} {
    [data-has-step] > & {
      display: none;
    }
  }

  @media print {
    [data-has-step] > & {
      display: flex;
    }
  }
`;

/* As wide as what ends the row, where there is room: what is between them stands in the middle. */
export const BackSlot = styled.div`
  display: flex;

  ${media.narrow} {
    flex: 1 0 0;
    min-width: max-content;
  }

  @media print {
    display: none;
  }
`;

export const Utilities = styled.div`
  display: none;

  ${media.wide} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--lw-space-24);
  }
`;

export const EndSlot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 var(--lw-space-8);
  margin-inline-start: auto;

  ${media.narrow} {
    flex: 1 0 0;
    min-width: max-content;
  }

  ${media.medium} {
    column-gap: var(--lw-space-24);
  }

  @media print {
    display: none;
  }
`;

export const Columns = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--lw-space-24);
  padding-block-start: var(--lw-space-24);

  ${media.medium} {
    display: grid;
    grid-template-columns: minmax(0, var(--lw-layout-flow-width)) minmax(0, var(--lw-layout-aside-width));
    gap: var(--lw-space-32);
    align-items: start;
    padding-block-start: var(--lw-space-32);

    /* With nothing beside it the screen stands in the middle. */
    &:not(:has(> aside)) {
      grid-template-columns: minmax(0, var(--lw-layout-flow-width));
      justify-content: center;
    }
  }

  /* What the page is about comes first on paper, and what it adds up from after it. */
  @media print {
    && {
      display: flex;
      flex-direction: column;
      padding-block-start: 0;
    }
  }
`;

/* What the screen is made of stretches to the foot of a phone, so that its action is under the thumb. */
export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  @media print {
    display: block;
  }

  > :only-child {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--lw-space-24);
  }
`;
