import { styled } from 'styled-components';
import { barLook } from './bar-look.ts';

export const Frame = styled.div`
  container-type: inline-size;
`;

/* Room for the tip, the bars, their months and the figure. */
export const Plot = styled.div`
  --chart-ticks: 2.75rem;

  display: grid;
  grid-template-columns: calc(var(--chart-ticks) + var(--lw-space-8)) minmax(0, 1fr);
  grid-template-rows: var(--lw-space-32) 11rem auto;
`;

export const List = styled.ol`
  display: grid;
  grid-area: 1 / 2 / -1 / auto;
  grid-auto-columns: minmax(0, 4rem);
  grid-auto-flow: column;
  grid-template-rows: subgrid;
  justify-content: end;
  border-radius: var(--lw-radius-control);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-4) var(--lw-space-16);
  min-block-size: var(--lw-control-height);
  padding-block-start: var(--lw-space-8);

  > button {
    font-size: var(--lw-font-size-14);
  }
`;

export const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4) var(--lw-space-16);
`;

export const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-8);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);
`;

export const Swatch = styled.span`
  ${barLook}

  position: relative;
  flex: none;
  inline-size: 0.875rem;
  block-size: 0.75rem;
`;
