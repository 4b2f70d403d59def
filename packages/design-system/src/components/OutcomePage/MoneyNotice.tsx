import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Money } from '../Money/Money.tsx';

export type MoneyTone = 'plain' | 'information' | 'positive' | 'warning' | 'critical';

const Box = styled.section`
  --money-color: var(--lw-color-line-strong);

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-12) var(--lw-space-24);
  padding: var(--lw-space-20) var(--lw-space-24);
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-inline-start: var(--lw-space-4) solid var(--money-color);
  border-radius: var(--lw-radius-control);
  text-align: start;

  &[data-tone="information"] {
    --money-color: var(--lw-color-brand);
  }

  &[data-tone="positive"] {
    --money-color: var(--lw-color-positive);
  }

  &[data-tone="warning"] {
    --money-color: var(--lw-color-warning);
  }

  &[data-tone="critical"] {
    --money-color: var(--lw-color-critical);
  }

  @container (max-width: 24rem) {
    padding: var(--lw-space-16);
  }

  ${media.magnified} {
    padding-inline: var(--lw-space-8);
  }

  @media print {
    break-inside: avoid;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 12rem;
  gap: var(--lw-space-4);
  min-width: 0;

  > h2 {
    font-size: var(--lw-font-size-22);
    line-height: var(--lw-line-height-22);

    ${media.magnified} {
      font-size: var(--lw-font-size-18);
      line-height: var(--lw-line-height-18);
    }
  }
`;

const Owed = styled.p`
  display: grid;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  @container (min-width: 30rem) {
    text-align: end;
  }
`;

export interface MoneyNoticeProps {
  /** Green where no money is lost, blue where it is on its way, amber for a warning. */
  tone?: MoneyTone;
  /** The one sentence, as a heading: "You weren't charged." */
  sentence: ReactNode;
  /** The rest of it. */
  children?: ReactNode;
  /** What is to be paid still: its words, "Still due December 6", and integer cents. */
  due?: { readonly label: string; readonly cents: number } | undefined;
}

/** What happened to the customer's money, where nobody can miss it, and what is still due. */
export function MoneyNotice({ tone = 'plain', sentence, children, due }: MoneyNoticeProps) {
  return (
    <Box data-tone={tone}>
      <Words>
        <h2>{sentence}</h2>
        {children && <p>{children}</p>}
      </Words>
      {due && (
        <Owed>
          <span>{due.label} </span>
          <Money cents={due.cents} size="medium" />
        </Owed>
      )}
    </Box>
  );
}
