import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../tokens/media.ts';

export type MoneyTone = 'plain' | 'positive' | 'warning' | 'critical';

const Box = styled.section`
  display: grid;
  gap: var(--lw-space-4);
  padding: var(--lw-space-24) var(--lw-space-32);
  border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-surface);

  &:not([data-tone="plain"]) {
    border-width: var(--lw-border-strong);
  }

  &[data-tone="positive"] {
    border-color: var(--lw-color-positive);
  }

  &[data-tone="warning"] {
    border-color: var(--lw-color-warning);
  }

  &[data-tone="critical"] {
    border-color: var(--lw-color-critical);
  }

  ${media.phone} {
    padding: var(--lw-space-20);
  }

  @media print {
    break-inside: avoid;
  }
`;

const Label = styled.h2`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  font-weight: var(--lw-font-weight-medium);
  letter-spacing: 0;
  line-height: var(--lw-line-height-14);
`;

const Sentence = styled.p`
  color: var(--lw-color-ink);
  font-size: var(--lw-font-size-18);
  font-weight: var(--lw-font-weight-semibold);
  line-height: var(--lw-line-height-18);
`;

export interface MoneyNoticeProps {
  /** Its colour: what became of the money. The sentence says the same. */
  tone?: MoneyTone;
  /** "Your money". */
  label: string;
  /** The one sentence: "Nothing was taken." */
  sentence: ReactNode;
  /** The rest of it. */
  children?: ReactNode;
}

/** What happened to the customer's money, where nobody can miss it. */
export function MoneyNotice({ tone = 'plain', label, sentence, children }: MoneyNoticeProps) {
  return (
    <Box data-tone={tone}>
      <Label>{label}</Label>
      <Sentence>{sentence}</Sentence>
      {children && <div>{children}</div>}
    </Box>
  );
}
