import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { visuallyHiddenStyle } from '../VisuallyHidden/visually-hidden-style.ts';

export type StepState = 'done' | 'current' | 'upcoming';

const List = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--lw-space-8);

  @media print {
    display: none;
  }
`;

const Step = styled.li`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-13);

  &::before {
    content: "";
    display: block;
    height: var(--lw-space-4);
    margin-block-end: var(--lw-space-8);
    border-radius: var(--lw-space-2);
    background: var(--lw-color-brand);
    forced-color-adjust: none;
  }

  &[data-state="upcoming"]::before {
    background: var(--lw-color-line);

    @media (forced-colors: active) {
      background: GrayText;
    }
  }

  &[data-state="current"] {
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }
`;

/* On a phone the bars stand alone: StepCount says the rest. */
const Label = styled.span`
  ${media.narrow} {
    ${visuallyHiddenStyle}
  }
`;

export interface StepperProps {
  /** What the list is of: "Payment steps". */
  label: string;
  /** The steps' names, in order. */
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  /** Spoken after the name of a step that is behind: "done". */
  doneLabel?: string;
}

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'upcoming';
}

/** How far along, and what is still to come. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <Step key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Label>{step}</Label>
            {state === 'done' && doneLabel && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
          </Step>
        );
      })}
    </List>
  );
}
