import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Bar, Column, Short, Value } from './bar-parts.ts';

const List = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 5rem);
  grid-auto-flow: column;
  justify-content: end;
  gap: var(--lw-space-12);
  container-type: inline-size;
  border-radius: var(--lw-radius-control);

  ${media.phone} {
    gap: var(--lw-space-4);
  }
`;

export interface ChartBar {
  id: string;
  /** Under the bar: "N". */
  short: string;
  /** Spoken: "November 2026". */
  name: string;
  /** What the bar's height stands for, from 0 up. */
  value: number;
  /** The value in words: "$178.25". */
  valueLabel: string;
}

export interface BarChartProps {
  /** What is shown: "Your last twelve bills". */
  label: string;
  /** Oldest first; the last one is the one that matters now. */
  bars: readonly ChartBar[];
}

/** The bar that a key leads to from the one pointed at; nothing where the key has no say. */
function barAt(key: string, pointed: number, last: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(pointed - 1, 0);
  if (key === 'ArrowRight') return Math.min(pointed + 1, last);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** A year at a glance. To those who listen it is a list of names and values. */
export function BarChart({ label, bars }: BarChartProps) {
  const last = bars.length - 1;
  const [pointed, setPointed] = useState(last);
  const point = (event: KeyboardEvent) => {
    const next = barAt(event.key, Math.min(pointed, last), last);
    if (next === undefined) return;
    event.preventDefault();
    setPointed(next);
  };
  const highest = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <List aria-label={label} tabIndex={0} onKeyDown={point} onBlur={() => setPointed(last)}>
      {bars.map(({ id, short, name, value, valueLabel }, index) => (
        <Column key={id} data-pointed={(index === pointed && index !== last) || undefined}>
          <VisuallyHidden>
            {name}: {valueLabel}
          </VisuallyHidden>
          <Value aria-hidden>{valueLabel}</Value>
          <Bar
            aria-hidden
            style={{ blockSize: highest > 0 ? `${(Math.max(value, 0) / highest) * 100}%` : 0 }}
          />
          <Short aria-hidden>{short}</Short>
        </Column>
      ))}
    </List>
  );
}
