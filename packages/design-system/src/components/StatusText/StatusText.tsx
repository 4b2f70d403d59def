import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';

export type StatusTextTone = 'muted' | 'brand' | 'positive' | 'warning' | 'critical';

const Text = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: var(--lw-space-4);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-13);

  > svg {
    align-self: center;
    width: 0.875rem;
    height: 0.875rem;
  }

  &[data-tone="brand"] {
    color: var(--lw-color-brand);
  }

  &[data-tone="positive"] {
    color: var(--lw-color-positive);
  }

  &[data-tone="warning"] {
    color: var(--lw-color-warning);
  }

  &[data-tone="critical"] {
    color: var(--lw-color-critical);
  }
`;

export interface StatusTextProps {
  /** Before the word: colour alone tells nothing. */
  icon: IconShape;
  /** Brand tells, positive confirms, warning warns, critical stops; muted is no news. */
  tone?: StatusTextTone;
  /** One or two words: "Not charged". */
  children: ReactNode;
}

/** How one line of many stands, under its amount: a small icon and a word in its colour. */
export function StatusText({ icon, tone = 'muted', children }: StatusTextProps) {
  return (
    <Text data-tone={tone}>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </Text>
  );
}
