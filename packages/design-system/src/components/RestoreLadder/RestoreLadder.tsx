import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LadderStep, type LadderStepProps } from './LadderStep.tsx';

const Frame = styled.div`
  container-type: inline-size;
  width: 100%;
`;

/* Down, until there is room: then three rows, what is said of today, the line with its dots, what is said of the rest. */
const List = styled.ol`
  --ladder-here: var(--lw-color-warning);
  --ladder-here-soft: var(--lw-color-warning-soft);

  &[data-tone="critical"] {
    --ladder-here: var(--lw-color-critical);
    --ladder-here-soft: var(--lw-color-critical-soft);
  }

  @container (min-width: 46rem) {
    display: grid;
    grid-template-rows: auto 2.75rem auto;
  }
`;

export interface LadderItem extends Omit<LadderStepProps, 'children' | 'gap' | 'here' | 'place'> {
  id: string;
  /** Days since the bill fell due. */
  day: number;
  /** What is so from then on, and what clears it. */
  text: ReactNode;
}

export interface RestoreLadderProps {
  /** "What happens next". */
  label: string;
  /** "You’re here". */
  here: string;
  /** How it stands today: the colour of the way that lies behind. */
  tone: LadderStepProps['tone'];
  /** In the order they come; one of them is today's. */
  items: readonly LadderItem[];
}

/** Room for the longest date, however few days there are; what is said of today stands above and runs on. */
const leastWidth = { past: '10rem', today: '4.5rem', next: '10rem' } as const;
const lastColumn = 'minmax(11rem, 13fr)';

/** Where an account stands between its due date and the last thing that happens: its steps, as far apart as their days. */
export function RestoreLadder({ label, here, tone, items }: RestoreLadderProps) {
  const gaps = items.map(({ day }, index) => (items[index + 1]?.day ?? day) - day);
  const columns = items.map(({ state }, index) =>
    index === items.length - 1 ? lastColumn : `minmax(${leastWidth[state]}, ${gaps[index]}fr)`,
  );
  return (
    <Frame>
      <List aria-label={label} data-tone={tone} style={{ gridTemplateColumns: columns.join(' ') }}>
        {items.map(({ id, day, text, ...step }, index) => (
          <LadderStep key={id} {...step} here={here} place={index + 1} gap={gaps[index] ?? 0}>
            {text}
          </LadderStep>
        ))}
      </List>
    </Frame>
  );
}
