import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';

export type BadgeTone = 'neutral' | 'brand' | 'positive' | 'warning' | 'critical';

const Pill = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--lw-space-4);
  max-width: 100%;
  padding: var(--lw-space-4) var(--lw-space-12);
  border: var(--lw-border-hairline) solid transparent;
  border-radius: var(--lw-radius-pill);
  background: var(--lw-color-line);
  color: var(--lw-color-body);
  font-size: var(--lw-font-size-13);
  font-weight: var(--lw-font-weight-semibold);
  font-variant-numeric: tabular-nums;
  line-height: var(--lw-line-height-13);

  &:has(> svg, > [data-meter]) {
    padding-inline-start: var(--lw-space-8);
  }

  @media (forced-colors: active) {
    background: Canvas;
  }

  @media print {
    border-color: currentcolor;
    background: none;
  }

  &[data-tone="brand"] {
    background: var(--lw-badge-ground, var(--lw-color-brand-soft));
    color: var(--lw-color-brand);
  }

  &[data-tone="positive"] {
    background: var(--lw-badge-ground, var(--lw-color-positive-soft));
    color: var(--lw-color-positive);
  }

  &[data-tone="warning"] {
    background: var(--lw-badge-ground, var(--lw-color-warning-soft));
    color: var(--lw-color-warning);
  }

  &[data-tone="critical"] {
    background: var(--lw-badge-ground, var(--lw-color-critical-soft));
    color: var(--lw-color-critical);
  }
`;

export interface BadgeProps {
  /** Its colour; the words say the same. */
  tone?: BadgeTone;
  /** Before the words, where a picture helps to find it. */
  icon?: IconShape;
  /** In place of an icon, a mark that counts: `StandingMeter` has one. */
  mark?: ReactNode;
  /** Two or three words: "30 days past due". */
  children: string;
}

/** How a thing stands, in two or three words. */
export function Badge({ tone = 'neutral', icon, mark, children }: BadgeProps) {
  return (
    <Pill data-tone={tone}>
      {icon && <Icon of={icon} size="small" />}
      {mark}
      {children}
    </Pill>
  );
}
