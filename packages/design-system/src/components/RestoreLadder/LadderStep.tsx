import type { ReactNode } from 'react';
import { Dot, Gap, Pin, Step, Text, When, Words } from './ladder-parts.ts';

export interface LadderStepProps {
  /** The day: "December 4, day 43". */
  when: string;
  state: 'past' | 'today' | 'next';
  /** Critical from the day on which service is turned off. */
  tone: 'warning' | 'critical';
  /** "You’re here", at today's step. */
  here: string;
  /** Its column, from 1. */
  place: number;
  /** Days to the next step; 0 at the last. */
  gap: number;
  children: ReactNode;
}

const leastGap = 0.75;
const gapOfDay = 0.0625;

export function LadderStep({ when, state, tone, here, place, gap, children }: LadderStepProps) {
  const isToday = state === 'today';
  return (
    <Step
      data-state={state}
      data-tone={tone}
      aria-current={isToday ? 'step' : undefined}
      style={{ gridColumnStart: place }}
    >
      <Dot aria-hidden />
      <Words>
        <When>{when}</When> {isToday && <Pin>{here}</Pin>} <Text>{children}</Text>
      </Words>
      {gap > 0 && <Gap style={{ blockSize: `${leastGap + gap * gapOfDay}rem` }} />}
    </Step>
  );
}
