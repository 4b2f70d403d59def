import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Money } from '../Money/Money.tsx';
import { alongAxis, waterfallAxis } from './waterfall-axis.ts';

const List = styled.ol`
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

const Row = styled.li`
  display: grid;
  gap: var(--lw-space-8);
  padding-block: var(--lw-space-12);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  &[data-total] {
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-4) var(--lw-space-16);
`;

const Label = styled.span`
  display: inline-flex;
  flex: 1 1 7rem;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-4) var(--lw-space-8);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Reason = styled.span`
  padding-inline: var(--lw-space-8);
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-pill);
  background: var(--lw-color-canvas);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-13);
`;

const Figure = styled.span`
  margin-inline-start: auto;
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-medium);

  [data-total] & {
    font-weight: var(--lw-font-weight-semibold);
  }
`;

const Track = styled.div`
  position: relative;
  block-size: var(--lw-space-8);
  border-radius: var(--lw-space-2);
  background: var(--lw-color-canvas);
`;

/* What it came to is soft, what rose is full, what fell is an empty outline: no color is needed to tell them apart. */
const Bar = styled.span`
  position: absolute;
  inset-block: 0;
  min-inline-size: var(--lw-space-4);
  border-radius: var(--lw-space-2);
  background: var(--lw-color-brand);
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-kind="total"] {
    background: color-mix(in oklab, var(--lw-color-brand) 42%, var(--lw-color-surface));
  }

  &[data-kind="fall"] {
    border: var(--lw-border-strong) solid var(--lw-color-brand);
    background: var(--lw-color-surface);
  }

  @media (forced-colors: active) {
    background: CanvasText;

    &[data-kind="total"] {
      background: GrayText;
    }

    &[data-kind="fall"] {
      border-color: CanvasText;
      background: Canvas;
    }
  }
`;

const Note = styled.p`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);
`;

/** An amount that stands, before or after, or one that changes it on the way. */
export interface WaterfallStep {
  readonly id: string;
  /** "October", or what changed: "Internet". */
  readonly label: ReactNode;
  /** Why it changed, in two or three words: "Promotion ended". */
  readonly badge?: string | undefined;
  /** Integer cents: what it came to, or by how much it changed. */
  readonly cents: number;
  readonly isTotal?: boolean;
}

export interface ChangeWaterfallProps {
  /** "From October to November". */
  label: string;
  /** A total, its changes, the total that they lead to; they add up to the cent. */
  steps: readonly WaterfallStep[];
  /** Says where the bars begin, in cents, where that is not at nothing. */
  note: (from: number) => ReactNode;
}

const kindOf = ({ isTotal, cents }: WaterfallStep): 'total' | 'rise' | 'fall' => {
  if (isTotal) return 'total';
  return cents < 0 ? 'fall' : 'rise';
};

/** Where each bar begins and ends: a change goes on where the one before it ended. */
function spansOf(steps: readonly WaterfallStep[]): { from: number | null; to: number }[] {
  let level = 0;
  return steps.map(({ isTotal, cents }) => {
    const from = isTotal ? null : level;
    level = isTotal ? cents : level + cents;
    return { from, to: level };
  });
}

/** How one amount became another: each change begins where the last one ended. To those who listen it is a list. */
export function ChangeWaterfall({ label, steps, note }: ChangeWaterfallProps) {
  const spans = spansOf(steps);
  const axis = waterfallAxis(spans.map(({ to }) => to));
  const foot = Math.max(axis.from, 0);
  const place = ({ from, to }: { from: number | null; to: number }) => {
    const start = alongAxis(axis, Math.min(from ?? foot, to));
    const end = alongAxis(axis, Math.max(from ?? foot, to));
    return { insetInlineStart: `${100 * start}%`, inlineSize: `${100 * (end - start)}%` };
  };
  return (
    <div>
      <List aria-label={label}>
        {steps.map((step, index) => {
          const span = spans[index];
          return (
            <Row key={step.id} data-total={step.isTotal || undefined}>
              <Words>
                <Label>
                  <span>{step.label}</span>
                  {step.badge && (
                    <>
                      {' '}
                      <Reason>{step.badge}</Reason>
                    </>
                  )}
                </Label>{' '}
                <Figure>
                  <Money cents={step.cents} showsPlus={!step.isTotal} />
                </Figure>
              </Words>
              <Track aria-hidden>{span && <Bar data-kind={kindOf(step)} style={place(span)} />}</Track>
            </Row>
          );
        })}
      </List>
      {axis.from > 0 && <Note>{note(axis.from)}</Note>}
    </div>
  );
}
