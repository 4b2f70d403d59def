import styled from 'styled-components';

export type IllustrationFamily = 'success' | 'pending' | 'checking' | 'failure' | 'information';

/** Drawn in one line each, on a 64 × 64 sheet. */
const drawings = {
  /** A receipt, ticked. */
  success: [
    'M12 56V11a5 5 0 0 1 5-5h24a5 5 0 0 1 5 5v14',
    'M12 56l5.5-4.5L23 56l5.5-4.5L31 53.5',
    'M21 18h16M21 28h12',
    'M34 44a12 12 0 1 0 24 0a12 12 0 1 0-24 0',
    'M41 44.5l3.5 3.5 6.5-7.5',
  ],
  /** An hourglass, running. */
  pending: [
    'M16 6h32M16 58h32',
    'M21 6v8c0 9 11 11 11 18S21 41 21 50v8',
    'M43 6v8c0 9-11 11-11 18s11 9 11 18v8',
    'M32 38v5',
    'M27 52c2-3 8-3 10 0',
    'M27 17h10',
  ],
  /** A clock whose last hour is open. */
  checking: ['M52.6 26A23 23 0 1 0 36 52.2', 'M30 17v13l9 6', 'M53.5 36v10', 'M53.5 54v.1'],
  /** A card, refused. */
  failure: [
    'M32 50H11a5 5 0 0 1-5-5V19a5 5 0 0 1 5-5h40a5 5 0 0 1 5 5v9',
    'M6 25h50',
    'M15 38h8',
    'M36 46a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
    'M43 42l8 8M51 42l-8 8',
  ],
  /** A signpost. */
  information: ['M32 5v5M32 26v5M32 47v12M24 59h16', 'M14 10h33l7 8-7 8H14z', 'M50 31H17l-7 8 7 8h33z'],
} satisfies Record<IllustrationFamily, string[]>;

const Drawing = styled.svg`
  display: block;
  flex: none;
  width: 3.75rem;
  height: 3.75rem;
  color: var(--lw-color-brand);
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 3;

  &[data-family="success"] {
    color: var(--lw-color-positive);
  }

  &[data-family="checking"] {
    color: var(--lw-color-warning);
  }

  &[data-family="failure"] {
    color: var(--lw-color-critical);
  }
`;

export interface IllustrationProps {
  family: IllustrationFamily;
}

/** A line drawing for each family of outcomes. It repeats what the title says, so nobody needs to hear of it. */
export function Illustration({ family }: IllustrationProps) {
  return (
    <Drawing viewBox="0 0 64 64" aria-hidden focusable={false} data-family={family}>
      {drawings[family].map((path) => (
        <path key={path} d={path} />
      ))}
    </Drawing>
  );
}
