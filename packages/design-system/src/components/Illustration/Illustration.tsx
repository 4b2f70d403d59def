import styled from 'styled-components';

export type IllustrationFamily = 'success' | 'pending' | 'checking' | 'failure' | 'information';

/** Drawn in one line each, on a 64 × 64 sheet. */
const drawings = {
  /** A receipt, ticked. */
  success: [
    'M3 57V11a5 5 0 0 1 5-5h26a5 5 0 0 1 5 5v14',
    'M3 57l5.5-4.5L14 57l5.5-4.5L22 54.5',
    'M12 18h18M12 28h12',
    'M26 45a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0',
    'M33 45.5l4 4 7-8',
  ],
  /** A paper plane, on its way. */
  pending: ['M5 28L58 7L43 55L28 37z', 'M28 37L58 7', 'M4 45h11M8 56h13'],
  /** A clock whose last hour is open. */
  checking: ['M47.6 26A23 23 0 1 0 31 52.2', 'M25 17v13l9 6', 'M48.5 36v10', 'M48.5 54v.1'],
  /** A card, refused. */
  failure: [
    'M28 50H8a5 5 0 0 1-5-5V18a5 5 0 0 1 5-5h42a5 5 0 0 1 5 5v9',
    'M3 25h52',
    'M12 38h9',
    'M34 46a12 12 0 1 0 24 0a12 12 0 1 0-24 0',
    'M41.5 41.5l9 9M50.5 41.5l-9 9',
  ],
  /** A signpost. */
  information: ['M26 4v5M26 25v6M26 47v12M17 59h18', 'M7 9h34l8 8-8 8H7z', 'M45 31H11l-8 8 8 8h34z'],
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
  stroke-width: 3.5;

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
  /** Which of the drawings. */
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
