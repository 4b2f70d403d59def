import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type TimelineState = 'past' | 'current' | 'upcoming';
/** 0 is no trouble yet; 4 is the last thing that happens. */
export type TimelineSeverity = 0 | 1 | 2 | 3 | 4;

const Step = styled.li`
  --step-color: var(--lw-color-brand);
  --step-soft: var(--lw-color-brand-soft);
  --step-dot: 0.75rem;

  position: relative;
  min-width: 0;
  padding-inline-start: var(--lw-space-32);
  padding-block-end: var(--lw-space-20);

  &:last-child {
    padding-block-end: 0;
  }

  &[data-severity="1"],
  &[data-severity="2"] {
    --step-color: var(--lw-color-warning);
    --step-soft: var(--lw-color-warning-soft);
  }

  &[data-severity="3"],
  &[data-severity="4"] {
    --step-color: var(--lw-color-critical);
    --step-soft: var(--lw-color-critical-soft);
  }

  /* The dots grow with the trouble: the scale reads without its colours. */
  &[data-severity="2"] {
    --step-dot: 0.875rem;
  }

  &[data-severity="3"] {
    --step-dot: 1rem;
  }

  &[data-severity="4"] {
    --step-dot: 1.125rem;
  }

  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset-block: 0.75rem -0.75rem;
    inset-inline-start: calc(0.625rem - var(--lw-border-hairline));
    border-inline-start: var(--lw-border-strong) solid var(--lw-color-line);
  }

  &[data-state="past"]::before {
    border-color: var(--step-color);
  }

  @container (min-width: 40rem) {
    padding-block: var(--lw-space-32) 0;
    padding-inline: 0 var(--lw-space-24);

    &:not(:last-child)::before {
      inset-block: calc(0.625rem - var(--lw-border-hairline)) auto;
      inset-inline: var(--lw-space-8) calc(-1 * var(--lw-space-8));
      border-inline-start: 0;
      border-block-start: var(--lw-border-strong) solid var(--lw-color-line);
    }

    &[data-state="past"]::before {
      border-color: var(--step-color);
    }
  }
`;

const Dot = styled.span`
  position: absolute;
  inset-block-start: calc(0.75rem - var(--step-dot) / 2);
  inset-inline-start: calc(0.625rem - var(--step-dot) / 2);
  width: var(--step-dot);
  height: var(--step-dot);
  border: var(--lw-border-strong) solid var(--step-color);
  border-radius: var(--lw-radius-pill);
  background: var(--lw-color-surface);
  forced-color-adjust: none;
  print-color-adjust: exact;

  [data-state="past"] > &,
  [data-state="current"] > & {
    background: var(--step-color);
  }

  [data-state="current"] > & {
    box-shadow: 0 0 0 var(--lw-space-4) var(--step-soft);
  }

  @container (min-width: 40rem) {
    inset-block-start: calc(0.625rem - var(--step-dot) / 2);
    inset-inline-start: 0;
  }
`;

const When = styled.strong`
  display: block;
  font-variant-numeric: tabular-nums;
`;

const Text = styled.span`
  display: block;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  [data-state="current"] > & {
    color: var(--lw-color-body);
  }
`;

export interface TimelineStepProps {
  /** The day: "December 4, day 43". */
  when: string;
  state: TimelineState;
  severity?: TimelineSeverity;
  children: ReactNode;
}

export function TimelineStep({ when, state, severity = 0, children }: TimelineStepProps) {
  return (
    <Step data-state={state} data-severity={severity} aria-current={state === 'current' ? 'step' : undefined}>
      <Dot aria-hidden />
      <When>{when}</When>
      <Text>{children}</Text>
    </Step>
  );
}
