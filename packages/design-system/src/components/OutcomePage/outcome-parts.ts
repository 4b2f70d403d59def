import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/* In the middle of whatever column it stands in. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-24);
  width: 100%;
  max-width: var(--lw-layout-flow-width);
  margin-inline: auto;

  &[data-layout="alone"] {
    container-type: inline-size;
    max-width: 35rem;
    padding-block: var(--lw-space-48);
    text-align: center;
  }

  ${media.medium} {
    &[data-layout="alone"] {
      padding-block: var(--lw-space-64);
    }
  }

  @media print {
    max-width: none;

    &[data-layout="alone"] {
      padding-block: 0;
      text-align: start;
    }
  }
`;

export const Sheet = styled.div`
  container-type: inline-size;
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-surface);

  @media print {
    border: 0;
  }
`;

export const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  padding: var(--lw-space-20);

  ${media.magnified} {
    padding-inline: calc(var(--lw-space-20) / 2);
  }

  @container (min-width: 30rem) {
    padding: 2.5rem var(--lw-space-48) var(--lw-space-32);
  }

  @media print {
    && {
      padding: 0;
    }
  }
`;

/* Words first for whoever hears the page; on a phone the drawing stands over them. */
export const Head = styled.div`
  display: flex;
  flex-flow: column-reverse;
  gap: var(--lw-space-16) var(--lw-space-24);

  @container (min-width: 30rem) {
    flex-direction: row;
    justify-content: space-between;
  }
`;

export const Titles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-8);
  align-content: start;
  min-width: 0;

  ${media.magnified} {
    > h1 {
      font-size: var(--lw-font-size-22);
      line-height: var(--lw-line-height-22);
    }
  }

  [data-layout="alone"] > & {
    font-size: var(--lw-font-size-18);
    line-height: var(--lw-line-height-18);
  }

  [data-layout="alone"] > & p {
    text-wrap: balance;
  }
`;

/* The name of a method may have no space in it. */
export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: var(--lw-space-12);
`;

export const Middle = styled.div`
  display: flex;
  justify-content: center;

  @media print {
    justify-content: flex-start;
  }
`;

/* Under a line: what support asks for, whom to call, and the way out. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-16) var(--lw-space-24);
  padding-block-start: var(--lw-space-20);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  text-align: start;

  /* What stands in the middle ends in the middle, until there is room for both beside each other. */
  [data-layout="alone"] > & > :only-child {
    margin-inline: auto;
    text-align: center;
  }

  @container (max-width: 30rem) {
    [data-layout="alone"] > & {
      justify-content: center;
      text-align: center;
    }
  }

  @media print {
    [data-layout="alone"] > && {
      justify-content: flex-start;
      text-align: start;
    }
  }
`;

/* On a phone the number to call and the way out fill the line between them; what has no room beside the other has its own. */
export const FootEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12) var(--lw-space-24);
  align-items: center;
  width: 100%;

  > * {
    flex: 1 1 auto;
  }

  > a {
    justify-content: center;
  }

  @container (min-width: 30rem) {
    width: auto;
  }
`;

export const Reference = styled.p`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);
`;
