import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-20);
  width: 100%;
  max-width: 35rem;
  margin-inline: auto;

  @media print {
    max-width: none;
  }
`;

export const Paper = styled.article`
  --tooth-width: 16px;
  --tooth-height: 12px;

  container-type: inline-size;

  ${media.phone} {
    --tooth-width: 14px;
    --tooth-height: 10px;
  }
`;

export const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  padding: var(--lw-space-32) var(--lw-space-20) var(--lw-space-20);
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-block-end: 0;
  border-radius: var(--lw-radius-card) var(--lw-radius-card) 0 0;
  background: var(--lw-color-surface);

  @container (min-width: 30rem) {
    padding: var(--lw-space-48) var(--lw-space-48) var(--lw-space-32);
  }

  @media print {
    && {
      padding: 0;
      border: 0;
    }
  }
`;

/* Teeth in the line's colour, and the same again in the paper's, a line's breadth higher. */
export const TornEdge = styled.div`
  --teeth: conic-gradient(
    from calc(-1 * atan(calc(var(--tooth-width) / 2 / var(--tooth-height)))) at 50% 100%,
    #000 calc(2 * atan(calc(var(--tooth-width) / 2 / var(--tooth-height)))),
    #0000 0
  );

  position: relative;
  height: var(--tooth-height);
  background: var(--lw-color-line-strong);
  mask: var(--teeth) 0 0 / var(--tooth-width) 100% round;
  forced-color-adjust: none;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    translate: 0 -1.5px;
    background: var(--lw-color-surface);
    mask: inherit;
  }

  @media print {
    display: none;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: var(--lw-space-16);
  justify-items: center;
  text-align: center;

  > * {
    max-width: 100%;
  }
`;

/* Where it would be torn off, from edge to edge. */
export const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-4) var(--lw-space-16);
  margin-inline: calc(-1 * var(--lw-space-20));
  padding: var(--lw-space-20) var(--lw-space-20) 0;
  border-block-start: var(--lw-border-strong) dashed var(--lw-color-line);

  @container (min-width: 30rem) {
    margin-inline: calc(-1 * var(--lw-space-48));
    padding-inline: var(--lw-space-48);
  }

  @media print {
    && {
      margin-inline: 0;
      padding-inline: 0;
    }
  }
`;

export const TotalWords = styled.p`
  display: grid;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  > strong {
    font-size: var(--lw-font-size-16);
    line-height: var(--lw-line-height-16);
  }
`;

/** Letters of one width, as a till prints them: a number that is read out or typed. */
export const Mono = styled.span`
  color: var(--lw-color-ink);
  font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace;
  white-space: nowrap;
`;
