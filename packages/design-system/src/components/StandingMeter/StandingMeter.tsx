import { styled } from 'styled-components';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';

const steps = [1, 2, 3, 4] as const;

const Bars = styled.span`
  display: inline-flex;
  flex: none;
  gap: 0.125rem;
  margin-inline-end: var(--lw-space-4);
`;

const Bar = styled.span`
  width: 0.3125rem;
  height: 0.6875rem;
  border: 0.09375rem solid currentcolor;
  border-radius: 0.0625rem;

  &[data-filled] {
    background: currentcolor;
    print-color-adjust: exact;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    &[data-filled] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export interface StandingMeterProps {
  /** Amber up to day 49, red from 50. */
  tone: BadgeTone;
  /** How many of the four steps are reached (spec section 4: days 30, 43, 50 and 76). */
  filled: 0 | 1 | 2 | 3 | 4;
  /** The same in words: "43 days past due". */
  children: string;
}

/** How far a past due account is, of the four steps there are: ▮▮▯▯. The words say it; the meter repeats them. */
export function StandingMeter({ tone, filled, children }: StandingMeterProps) {
  const bars = (
    <Bars aria-hidden data-meter={filled}>
      {steps.map((step) => (
        <Bar key={step} data-filled={step <= filled || undefined} />
      ))}
    </Bars>
  );
  return (
    <Badge tone={tone} mark={bars}>
      {children}
    </Badge>
  );
}
