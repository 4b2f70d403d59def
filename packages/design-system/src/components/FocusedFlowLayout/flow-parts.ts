import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Page = styled.div`
  --flow-inset: 2.5rem;

  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: calc(var(--lw-layout-sheet-width) + 2 * var(--lw-space-32));
  min-height: calc(100dvh - var(--lw-layout-above, 0px) - var(--lw-layout-notice, 0px));
  margin-inline: auto;
  padding-inline: var(--lw-space-20);
  /* A step that slides in reaches beyond the edge of a phone, and nothing scrolls for it. */
  overflow-x: clip;

  ${media.narrow} {
    /* A screen without an action at its foot ends above the edge. */
    &:not(:has([data-sticky="bottom"])) {
      padding-block-end: var(--lw-space-32);
    }
  }

  ${media.medium} {
    padding: 0 var(--lw-space-32) var(--lw-space-48);

    /* With nothing beside the screen the sheet is as wide as the screen, but for what is compared side by side. */
    &:not(:has(aside, [data-breadth="sheet"])) {
      --flow-sheet: calc(var(--lw-layout-flow-width) + 2 * var(--flow-inset));
    }
  }

  @media print {
    min-height: 0;
    padding: 0;
    overflow-x: visible;
  }
`;

/* Back, count and leave on a phone; from 768 px brand, utilities, leave and menu. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--lw-space-8);
  min-height: 3.5rem;

  ${media.medium} {
    column-gap: var(--lw-space-32);
    min-height: 5rem;
    margin-block-end: var(--lw-space-8);
  }

  @media print {
    min-height: 0;
    margin-block-end: var(--lw-space-8);

    > p {
      display: none;
    }
  }
`;

/* The sheet's upper part: how far along, and the way back. On a phone the bars stand on the page. */
export const SheetHead = styled.div`
  ${media.medium} {
    display: grid;
    width: 100%;
    max-width: var(--flow-sheet, none);
    margin-inline: auto;
    padding: var(--lw-space-32) var(--flow-inset) var(--lw-space-12);
    border: var(--lw-border-hairline) solid var(--lw-color-line);
    border-radius: var(--lw-radius-card) var(--lw-radius-card) 0 0;
    background: var(--lw-color-surface);

    &:not(:has(> ol)) {
      padding-block-start: var(--lw-space-12);
    }
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

/* As wide as what ends the row: what is between them stands in the middle. */
export const BackOnPhone = styled.div`
  display: flex;
  flex: 1 0 0;
  min-width: max-content;

  ${media.medium} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/* Its words begin where the steps begin; what can be hit is wider. Its room stays while there is no way back. */
export const BackOnSheet = styled.div`
  display: none;

  ${media.medium} {
    display: flex;
    min-block-size: var(--lw-control-height);
    margin-block-start: var(--lw-space-4);
  }
`;

/* A step has other things at its head: there it takes a wide window. */
export const Utilities = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--lw-space-16);

  ${media.medium} {
    column-gap: var(--lw-space-24);
  }

  [data-has-step] > * > & {
    display: none;

    ${media.wide} {
      display: flex;
    }
  }
`;

export const MenuInHead = styled.div`
  ${media.narrow} {
    display: none;
  }
`;

/* Below the fold of a phone: the action stays at the edge of the window. */
export const Foot = styled.footer`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 var(--lw-space-24);
  padding: var(--lw-space-8) var(--lw-space-20) calc(var(--lw-space-8) + env(safe-area-inset-bottom));
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  /* The menu opens upwards, within the window wherever its button stands in the row. */
  > :has(> [data-place="head"]) {
    position: static;
  }

  [data-place="head"] {
    inset-block: auto 100%;
    inset-inline-end: var(--lw-space-8);
  }

  ${media.medium} {
    display: none;
  }

  @media print {
    display: none;
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
  padding-block-start: var(--lw-space-8);

  &[data-sheet] {
    padding-block-start: var(--lw-space-24);
  }

  ${media.medium} {
    flex: none;

    &,
    &[data-sheet] {
      padding-block-start: 0;
    }

    /* With nothing around it the screen stands in the middle. */
    &:not([data-sheet]) {
      width: 100%;
      max-width: var(--lw-layout-flow-width);
      margin-inline: auto;
    }

    &[data-sheet] {
      width: 100%;
      max-width: var(--flow-sheet, none);
      margin-inline: auto;
      gap: 0;
      border: var(--lw-border-hairline) solid var(--lw-color-line);
      border-block-start: 0;
      border-radius: 0 0 var(--lw-radius-card) var(--lw-radius-card);
      background: var(--lw-color-surface);
    }
  }

  ${media.wide} {
    &[data-sheet]:has(> aside) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) var(--lw-layout-aside-width);
      min-block-size: 26rem;
    }
  }

  /* What the page is about comes first on paper, and what it adds up from after it. */
  @media print {
    &&:not([data-sheet]) {
      max-width: none;
    }

    &&[data-sheet] {
      display: flex;
      flex-direction: column;
      gap: var(--lw-space-24);
      min-block-size: 0;
      padding-block-start: 0;
      border: 0;
    }
  }
`;

/* What the screen is made of stretches to the foot of a phone, so that its action is under the thumb. */
export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  ${media.medium} {
    [data-sheet] > & {
      padding: var(--lw-space-32) var(--flow-inset);
    }
  }

  @media print {
    display: block;

    && {
      padding: 0;
    }
  }

  > :only-child {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--lw-space-24);
  }
`;
