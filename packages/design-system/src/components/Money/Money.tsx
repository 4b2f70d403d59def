import { useLocale } from 'react-aria/I18nProvider';
import { styled } from 'styled-components';
import { moneyText } from './money-text.ts';

/** 28/34 for a second figure, 40/44 in flows and cards, 56/60 where a page is about it. */
export type MoneySize = 'plain' | 'medium' | 'large' | 'hero';

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &:not([data-size="plain"]) {
    display: inline-block;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-bold);
    letter-spacing: -0.03em;
  }

  /* It is never broken: where its card is narrow it gives way, a long one the sooner. */
  &[data-size="medium"] {
    font-size: min(var(--lw-font-size-28), 17cqi);
    line-height: var(--lw-line-height-28);
  }

  &[data-size="large"] {
    font-size: min(var(--lw-font-size-40), 17cqi);
    line-height: var(--lw-line-height-40);
  }

  &[data-size="hero"] {
    font-size: min(var(--lw-font-size-56), 17cqi);
    line-height: var(--lw-line-height-56);
  }

  &[data-size="medium"][data-long] {
    font-size: min(var(--lw-font-size-28), 10cqi);
  }

  &[data-size="large"][data-long] {
    font-size: min(var(--lw-font-size-40), 10cqi);
  }

  &[data-size="hero"][data-long] {
    font-size: min(var(--lw-font-size-56), 10cqi);
  }
`;

/** Nine letters are as many as a phone shows at full size: $1,234.56. */
const longFrom = 10;

export interface MoneyProps {
  /** Integer cents; below zero what comes off. */
  cents: number;
  /** ISO 4217. */
  currency?: string;
  /** `plain` in a line; 28/34, 40/44 and 56/60 where the figure stands alone. */
  size?: MoneySize;
  /** Write the plus of a change: `+$10.00`. */
  showsPlus?: boolean;
}

/** An amount of money, in the language around it; never broken over two lines. */
export function Money({ cents, currency = 'USD', size = 'plain', showsPlus = false }: MoneyProps) {
  const { locale } = useLocale();
  const text = moneyText(cents, currency, locale, showsPlus);
  return (
    <Figure data-size={size} data-long={text.length >= longFrom || undefined}>
      {text}
    </Figure>
  );
}
