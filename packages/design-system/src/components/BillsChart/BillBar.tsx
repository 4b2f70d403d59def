import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Bar, Column, Figure, Month, Stand, Tip } from './bar-parts.ts';

/** A bill as the chart draws it. */
export interface ChartBill {
  id: string;
  /** Under the bar: "Nov". */
  short: string;
  /** In the tip, and spoken: "November 2026". */
  name: string;
  /** What the bar's height stands for; a credit, below zero, has none. */
  cents: number;
  /** The amount in words: "$178.25". */
  amount: string;
  /** Soft where it is paid, hatched where it is not, in amber where it is late. */
  state: 'done' | 'open' | 'late';
  /** What became of it: "Paid June 8, Auto Pay". */
  note: string;
}

export interface BillBarProps extends Omit<ChartBill, 'id'> {
  /** How high it stands, from 0 to 1. */
  share: number;
  isPointed: boolean;
  onPoint: () => void;
}

export function BillBar(props: BillBarProps) {
  const { short, name, amount, state, note, share, isPointed, onPoint } = props;
  return (
    <Column data-pointed={isPointed || undefined} onPointerEnter={onPoint}>
      <VisuallyHidden>
        {name}: {amount}, {note}
      </VisuallyHidden>
      <Stand aria-hidden style={{ blockSize: `${share * 100}%` }}>
        <Bar data-state={state} />
        <Figure>{amount}</Figure>
        {isPointed && (
          <Tip>
            <span>
              {name} <b>{amount}</b>
            </span>
            <span>{note}</span>
          </Tip>
        )}
      </Stand>
      <Month aria-hidden>
        <span>{short.charAt(0)}</span>
        <span>{short}</span>
      </Month>
    </Column>
  );
}
