import { styled } from 'styled-components';

const Picture = styled.svg`
  display: block;
  flex: none;
  inline-size: 9rem;
  max-inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke: var(--lw-color-line-strong);
  stroke-width: 1.5;
  stroke-linecap: round;

  & .surface {
    fill: var(--lw-color-surface);
  }

  & .stripe {
    fill: var(--lw-color-line-strong);
    stroke: none;
  }

  & .mark {
    stroke: var(--lw-color-brand);
    stroke-width: 2;
  }

  & text {
    fill: var(--lw-color-ink);
    stroke: none;
    font-weight: var(--lw-font-weight-semibold);
    font-size: 11px;
    font-family: var(--lw-font-family-text);
    text-anchor: middle;
  }
`;

/** Where a card carries its security code: three digits on the back, four on the front of an American Express. */
export function SecurityCodePicture({ side }: { side: 'back' | 'front' }) {
  return (
    <Picture viewBox="0 0 144 90" aria-hidden focusable="false">
      <rect className="surface" x="1" y="1" width="142" height="88" rx="9" />
      {side === 'back' ? (
        <>
          <rect className="stripe" x="1" y="13" width="142" height="16" />
          <path d="M14 42h74M14 50h74M14 68h40" />
          <text x="108" y="50">
            123
          </text>
          <rect className="mark" x="92" y="36" width="32" height="20" rx="10" />
        </>
      ) : (
        <>
          <rect x="14" y="34" width="20" height="15" rx="3" />
          <path d="M14 64h18M40 64h26M74 64h22M14 76h40" />
          <text x="112" y="42">
            1234
          </text>
          <rect className="mark" x="93" y="28" width="38" height="20" rx="10" />
        </>
      )}
    </Picture>
  );
}
