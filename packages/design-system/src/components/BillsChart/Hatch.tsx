import { useId } from 'react';
import { styled } from 'styled-components';
import type { ChartBill } from './chart-bill.types.ts';

const Sheet = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;

  path {
    stroke: var(--bar-color);
    stroke-width: 1.25;
  }
`;

/** Forward for what is still to pay, back for what is late: no colour is needed to tell them apart. */
const leans: Partial<Record<ChartBill['state'], number>> = { open: 45, late: -45 };

/** Lines across a bar for what is not there, in the bar's own colour; nothing for what is paid or sent. */
export function Hatch({ of }: { of: ChartBill['state'] }) {
  const lines = useId();
  const angle = leans[of];
  if (angle === undefined) return null;
  return (
    <Sheet aria-hidden focusable={false}>
      <pattern
        id={lines}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${angle})`}
      >
        <path d="M2.5 0V5" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${lines})`} />
    </Sheet>
  );
}
