import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Money, type MoneySize } from '../Money/Money.tsx';

/* The figure alone on its line, the words above and below it a quarter of its size: one sentence. */
const Heading = styled.div`
  color: var(--lw-color-ink);
  font-size: var(--lw-font-size-18);
  font-weight: var(--lw-font-weight-semibold);
  letter-spacing: -0.01em;
  line-height: var(--lw-line-height-18);
  text-wrap: balance;

  ${media.magnified} {
    font-size: var(--lw-font-size-16);
    line-height: var(--lw-line-height-16);
  }

  &[data-align="center"] {
    text-align: center;
  }

  &[data-align="center"] > span {
    margin-inline: auto;
  }
`;

const Line = styled.span`
  display: block;
  width: fit-content;
  max-width: 100%;
`;

/* Beside the figure, of its own line's weight. */
const Unit = styled.span`
  margin-inline-start: var(--lw-space-4);
  font-size: var(--lw-font-size-22);
  line-height: var(--lw-line-height-22);
`;

const Rest = styled(Line)`
  &[data-tone="muted"] {
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-16);
    font-weight: var(--lw-font-weight-regular);
    letter-spacing: 0;
    line-height: var(--lw-line-height-16);
  }
`;

export interface FigureHeadingProps {
  /** Where the page's outline has it: 1 where the page is about this figure, 2 under it. */
  level?: 1 | 2;
  /** For what it names, with `aria-labelledby`. */
  id?: string | undefined;
  /** Flows move the focus to the page's own heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The `id` of what explains it, read after it. */
  describedBy?: string | undefined;
  /** Before the figure: "Auto Pay will charge". */
  lead: ReactNode;
  /** Integer cents. */
  cents: number;
  /** 28/34, 40/44 in flows and cards, 56/60 alone on its page. */
  size?: Exclude<MoneySize, 'plain'>;
  /** Beside the figure, what it is for: "a year". */
  unit?: ReactNode;
  /** After the figure: "on December 6, from Visa ···· 4242". */
  children?: ReactNode;
  /** Muted where it only tells when: "November 30, 2026, 11:04 PM ET". */
  tone?: 'ink' | 'muted';
  /** Centered on receipts and results alone. */
  align?: 'start' | 'center';
}

/** A sentence with a figure in it: what happens, how much, when and from what. One heading, read as one sentence. */
export function FigureHeading(props: FigureHeadingProps) {
  const { level = 2, id, headingRef, describedBy, lead, cents, size = 'large' } = props;
  const { unit, children, tone = 'ink', align = 'start' } = props;
  return (
    <Heading
      as={level === 1 ? 'h1' : 'h2'}
      id={id}
      ref={headingRef}
      tabIndex={headingRef ? -1 : undefined}
      aria-describedby={describedBy}
      data-align={align}
    >
      <Line>{lead} </Line>
      <Line>
        <Money cents={cents} size={size} /> {unit && <Unit>{unit} </Unit>}
      </Line>
      {children && <Rest data-tone={tone}>{children}</Rest>}
    </Heading>
  );
}
