import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Bar, Column, Figure, Month, Stand, Tip } from './bar-parts.ts';
import type { ChartBill } from './chart-bill.types.ts';
import { Hatch } from './Hatch.tsx';

export interface BillBarProps extends Omit<ChartBill, 'id'> {
  /** How high it stands, from 0 to 1. */
  share: number;
  /** How high nothing stands: 0 unless the chart has credits, which hang from there. */
  zero: number;
  isPointed: boolean;
  onPoint: () => void;
}

export function BillBar(props: BillBarProps) {
  const { short, name, amount, state, note, share, zero, isPointed, onPoint } = props;
  const isCredit = share < zero;
  const top = Math.max(share, zero);
  const foot = top > 0 ? Math.min(share, zero) / top : 0;
  return (
    <Column data-pointed={isPointed || undefined} onPointerEnter={onPoint}>
      <VisuallyHidden>
        {name}: {[amount, note].filter(Boolean).join(', ')}
      </VisuallyHidden>
      <Stand aria-hidden style={{ blockSize: `${top * 100}%` }}>
        <Bar
          data-state={state}
          data-credit={isCredit || undefined}
          style={{ insetBlockEnd: `${foot * 100}%` }}
        >
          <Hatch of={state} />
        </Bar>
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
