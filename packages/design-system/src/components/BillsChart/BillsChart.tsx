import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { axisOf, shareOf } from './axis.ts';
import { BillBar } from './BillBar.tsx';
import { ChartAxis } from './ChartAxis.tsx';
import type { ChartBill } from './chart-bill.types.ts';
import { Foot, Frame, Key, Keys, List, Plot, Swatch } from './chart-parts.ts';
import { Hatch } from './Hatch.tsx';

export interface BillsChartProps {
  /** What is shown, over the bars too: "New charges on your last twelve bills". */
  label: string;
  /** Oldest first; the last one is the one that matters now. */
  bills: readonly ChartBill[];
  /** An amount of whole dollars, in cents, as an axis says it: "$165". */
  tickLabel: (cents: number) => string;
  /** What each look stands for, of those that are there: "Paid", "Past due". */
  keys: readonly {
    readonly state: ChartBill['state'];
    readonly label: string;
    /** Whether those that hang below nothing are meant. */
    readonly isCredit?: boolean;
  }[];
  /** Beside the keys: the way to the same as a table. */
  action?: ReactNode;
}

/** The bar that a key leads to from the one pointed at; nothing where the key has no say. */
function barAt(key: string, pointed: number, last: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(pointed - 1, 0);
  if (key === 'ArrowRight') return Math.min(pointed + 1, last);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** A year of bills at a glance: what each came to and what became of it. To those who listen it is a list. */
export function BillsChart({ label, bills, tickLabel, keys, action }: BillsChartProps) {
  const last = bills.length - 1;
  const [pointed, setPointed] = useState<number | null>(null);
  const axis = axisOf(bills.map(({ cents }) => cents));
  const zero = axis.isBroken ? 0 : shareOf(axis, 0);
  const point = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setPointed(null);
    const next = barAt(event.key, Math.min(pointed ?? last, last), last);
    if (next === undefined) return;
    event.preventDefault();
    setPointed(next);
  };
  // A finger that is lifted has left nothing: what it pointed at stays until another is.
  const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPointed(null);
  return (
    <Frame>
      <Key aria-hidden>{label}</Key>
      <Plot>
        <ChartAxis axis={axis} tickLabel={tickLabel} />
        <List
          aria-label={label}
          tabIndex={0}
          onKeyDown={point}
          onPointerLeave={leave}
          onFocus={() => setPointed((before) => before ?? last)}
          onBlur={() => setPointed(null)}
        >
          {bills.map((bill, index) => (
            <BillBar
              key={bill.id}
              {...bill}
              share={shareOf(axis, bill.cents)}
              zero={zero}
              isPointed={index === pointed}
              onPoint={() => setPointed(index)}
            />
          ))}
        </List>
      </Plot>
      <Foot>
        <Keys aria-hidden>
          {keys.map(({ state, label: name, isCredit }) => (
            <Key key={name}>
              <Swatch data-state={state} data-credit={isCredit || undefined}>
                <Hatch of={state} />
              </Swatch>
              {name}
            </Key>
          ))}
        </Keys>
        {action}
      </Foot>
    </Frame>
  );
}
