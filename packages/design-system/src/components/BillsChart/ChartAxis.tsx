import { useId } from 'react';
import { styled } from 'styled-components';
import { type Axis, shareOf } from './axis.ts';

const Lines = styled.div`
  position: relative;
  grid-area: 2 / 1 / auto / -1;
  pointer-events: none;
`;

const Tick = styled.span`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: var(--lw-space-8);
  block-size: 0;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  font-variant-numeric: tabular-nums;
  font-weight: var(--lw-font-weight-medium);

  > span {
    min-inline-size: var(--chart-ticks);
    text-align: end;
  }

  &::after {
    content: "";
    flex: 1;
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  &[data-foot]::after {
    border-color: var(--lw-color-line-strong);
  }
`;

/* Over the bars, in the colour of their ground: what is left out between nothing and the lowest tick. */
const Break = styled.svg`
  position: absolute;
  z-index: 1;
  inset-block-end: 5%;
  inset-inline-start: calc(var(--chart-ticks) + var(--lw-space-8));
  inline-size: calc(100% - var(--chart-ticks) - var(--lw-space-8));
  block-size: 0.5rem;
  forced-color-adjust: none;

  path {
    fill: none;
    stroke: var(--lw-color-surface);
    stroke-width: 3;
  }
`;

export interface ChartAxisProps {
  axis: Axis;
  tickLabel: (cents: number) => string;
}

/** The lines behind the bars, each with its amount, and the wave where the axis is broken. */
export function ChartAxis({ axis, tickLabel }: ChartAxisProps) {
  const wave = useId();
  return (
    <Lines aria-hidden>
      {axis.ticks
        .filter((cents) => cents > 0)
        .map((cents) => (
          <Tick key={cents} style={{ insetBlockEnd: `${shareOf(axis, cents) * 100}%` }}>
            <span>{tickLabel(cents)}</span>
          </Tick>
        ))}
      <Tick data-foot style={{ insetBlockEnd: axis.isBroken ? 0 : `${shareOf(axis, 0) * 100}%` }}>
        <span>{tickLabel(0)}</span>
      </Tick>
      {axis.isBroken && (
        <Break>
          <pattern id={wave} width="10" height="8" patternUnits="userSpaceOnUse">
            <path d="M-5 6 0 2 5 6 10 2 15 6" />
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${wave})`} />
        </Break>
      )}
    </Lines>
  );
}
