import { useLocale } from 'react-aria/I18nProvider';
import styled from 'styled-components';
import { moneyParts } from './money-parts.ts';

export type MoneySize = 'plain' | 'large' | 'hero';

const Figure = styled.span`
  position: relative;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &:not([data-size="plain"]) {
    display: inline-block;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-bold);
    letter-spacing: -0.03em;
  }

  &[data-size="large"] {
    font-size: var(--lw-font-size-40);
    line-height: var(--lw-line-height-40);
  }

  /* It is never broken: where its card is narrow it gives way, from $10,000 on the sooner. */
  &[data-size="hero"] {
    font-size: min(var(--lw-font-size-56), 20cqi);
    line-height: var(--lw-line-height-56);
  }

  &[data-size="hero"][data-long] {
    font-size: min(var(--lw-font-size-56), 12cqi);
  }
`;

const Small = styled.span`
  font-size: 0.5em;
  font-weight: var(--lw-font-weight-semibold);
  letter-spacing: -0.01em;
  line-height: 1;
  /* Inter's capitals are 0.727 em high: raised to stand level with the large figures' tops. */
  vertical-align: 0.727em;

  &[data-side="start"] {
    margin-inline-end: 0.05em;
  }

  &[data-side="end"] {
    margin-inline-start: 0.08em;
  }
`;

/* Raised cents need no point to be told from dollars. Who copies or hears the amount does: it stays in the text. */
const Point = styled.span`
  font-size: 0;
  line-height: 0;
`;

export interface MoneyProps {
  /** Integer cents; below zero what comes off. */
  cents: number;
  /** ISO 4217. */
  currency?: string;
  /** Above `plain` the cents stand raised, as on a price tag. */
  size?: MoneySize;
  /** Write the plus of a change: `+$10.00`. */
  showsPlus?: boolean;
}

/** An amount of money, in the language around it; never broken over two lines. */
export function Money({ cents, currency = 'USD', size = 'plain', showsPlus = false }: MoneyProps) {
  const { locale } = useLocale();
  const parts = moneyParts(cents, currency, locale, showsPlus);
  if (size === 'plain') return <Figure data-size={size}>{parts.text}</Figure>;
  return (
    <Figure data-size={size} data-long={parts.units.length > 5 || undefined}>
      {parts.sign}
      <Small data-side="start">{parts.symbol}</Small>
      {parts.units}
      <Point>{parts.point}</Point>
      <Small data-side="end">{parts.cents}</Small>
    </Figure>
  );
}
