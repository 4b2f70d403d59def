import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CardBrand } from './card-brand.ts';

/** On white paper a card's mark is white; in the dark, white would be the brightest thing on the screen. */
const paper = 'var(--lw-color-card-mark)';

/** The brands' own colours: they are the same in every theme. */
const DRAWINGS = {
  amex: (
    <>
      <rect width="32" height="20" rx="3" fill="#1f72cd" />
      <text x="16" y="13.4" fontSize="8" fontWeight="800" textAnchor="middle" fill="#fff">
        AMEX
      </text>
    </>
  ),
  discover: (
    <>
      <rect width="32" height="20" rx="3" fill={paper} />
      <path d="M32 10v7a3 3 0 0 1-3 3H11C20 19 27 15.5 32 10Z" fill="#f58220" />
      <text x="4" y="11.5" fontSize="5.2" fontWeight="800" fill="#16181c">
        DISC
      </text>
      <circle cx="20.5" cy="9.6" r="2.7" fill="#f58220" />
    </>
  ),
  mc: (
    <>
      <rect width="32" height="20" rx="3" fill={paper} />
      <circle cx="12.5" cy="10" r="6" fill="#eb001b" />
      <circle cx="19.5" cy="10" r="6" fill="#f79e1b" />
      <path d="M16 5.127a6 6 0 0 1 0 9.746 6 6 0 0 1 0-9.746Z" fill="#ff5f00" />
    </>
  ),
  visa: (
    <>
      <rect width="32" height="20" rx="3" fill={paper} />
      <text
        x="16"
        y="13.6"
        fontSize="9.5"
        fontWeight="800"
        fontStyle="italic"
        textAnchor="middle"
        fill="#1434cb"
      >
        VISA
      </text>
    </>
  ),
} satisfies Record<CardBrand, ReactNode>;

const Mark = styled.svg`
  flex: none;
  inline-size: 2em;
  block-size: 1.25em;
  border-radius: 0.1875em;
  box-shadow: 0 0 0 var(--lw-border-hairline) var(--lw-color-line);
  forced-color-adjust: none;
`;

/** A small drawing of a card brand. It says nothing to a screen reader: put the brand's name beside it. */
export function CardBrandMark({ brand }: { brand: CardBrand }) {
  return (
    <Mark viewBox="0 0 32 20" aria-hidden focusable="false">
      {DRAWINGS[brand]}
    </Mark>
  );
}
