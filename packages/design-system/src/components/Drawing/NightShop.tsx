import { styled } from 'styled-components';

/* The sky may be cut, the street never. */
const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: var(--lw-color-body);
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;

  > [data-part="lit"] {
    fill: var(--lw-color-warning);
    stroke: var(--lw-color-ink);
  }

  > [data-part="sign"] {
    stroke: var(--lw-color-warning);
  }

  > [data-part="goods"] {
    stroke: var(--lw-color-on-brand);
  }

  > [data-part="line"] {
    stroke: var(--lw-color-brand);
    stroke-width: 2.5;
  }

  > [data-part="paid"] {
    stroke: var(--lw-color-positive);
    stroke-width: 2.5;
  }
`;

/** A shop at night, still lit: the line that reaches it runs on and becomes its receipt. Wants a `data-scheme="dark"` around it. */
export function NightShop() {
  return (
    <Sheet viewBox="0 -98 582 557" preserveAspectRatio="xMidYMax slice" aria-hidden focusable={false}>
      <path d="M62 32v0M190 18v0M265 74v0M365 25v0M528 32v0M40 90v0M123 113v0M321 137v0M86 190v0M505 207v0M426 137v0M474 48a35 35 0 1 0 30 52a30 30 0 1 1-30-52z" />
      <path d="M77 211v240M53 232h48M59 232v-8M95 232v-8M166 246v-35h238v35M156 451V246h256v205M148 246h274M156 267h256M156 267l14-21M412 267l-14-21M156 267v12c0 21 32 21 32 0v-12M188 279c0 21 32 21 32 0v-12M220 279c0 21 32 21 32 0v-12M252 279c0 21 32 21 32 0v-12M284 279c0 21 32 21 32 0v-12M316 279c0 21 32 21 32 0v-12M348 279c0 21 32 21 32 0v-12M380 279c0 21 32 21 32 0v-12M326 451V318h61v133M377 399v2M560 451h22" />
      <path data-part="lit" d="M177 318h124v96H177zM336 329h40v52h-40z" />
      <path
        data-part="goods"
        d="M177 372h124M191 372c0-16 30-16 30 0M230 372c0-21 26-21 26 0M266 372c0-13 24-13 24 0M189 411v-14c6-8 40-8 46 0v14zM199 392l4 7M211 390l4 7M256 411l5-17h20l5 17zM271 394v-7M345 345h23M345 355h15"
      />
      <path
        data-part="line"
        d="M0 235q30-6 59-11 18 5 36 0 40 36 71 13M0 451h444q17 0 17-17V340q0-12 12-12h58q12 0 12 12v98l-8.2-8-8.2 8-8.2-8-8.2 8-8.2-8-8.2 8-8.2-8-8.2 8-8.2-8-8.2 8M480 352h28M480 368h45M480 382h45M480 395h27"
      />
      <path data-part="sign" d="M266 221h28q8 0 8 7-1 4-4 4v8h-36v-8q-4 0-4-4 0-7 8-7z" />
      <path data-part="paid" d="M515 409l5 5 9-10" />
    </Sheet>
  );
}
