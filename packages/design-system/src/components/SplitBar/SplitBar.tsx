import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { DescriptionRow } from '../DescriptionList/DescriptionRow.tsx';
import { Money } from '../Money/Money.tsx';

const Frame = styled.div`
  display: grid;
  gap: var(--lw-space-12);
`;

const Track = styled.div`
  display: flex;
  gap: var(--lw-space-2);
  height: var(--lw-space-8);
  overflow: clip;
  border-radius: var(--lw-radius-pill);
`;

/* What nothing pays yet is an empty outline: no colour is needed to tell it from what is set. */
const Part = styled.span`
  min-width: var(--lw-space-4);
  background: var(--lw-color-brand);
  print-color-adjust: exact;

  &[data-shade="left"] {
    border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
    background: transparent;
  }

  &[data-shade="2"] {
    background: color-mix(in oklab, var(--lw-color-brand) 45%, var(--lw-color-surface));
  }

  &[data-shade="3"] {
    background: color-mix(in oklab, var(--lw-color-brand) 75%, var(--lw-color-ink));
  }

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;

    &[data-shade="2"] {
      background: GrayText;
    }

    &[data-shade="left"] {
      border-color: CanvasText;
      background: transparent;
    }
  }
`;

const Label = styled.span`
  display: inline-flex;
  gap: var(--lw-space-12);
`;

const Rest = styled(Part)`
  flex: 1;
  border-start-end-radius: var(--lw-radius-pill);
  border-end-end-radius: var(--lw-radius-pill);
`;

const Key = styled(Part)`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  margin-block-start: 0.4375rem;
  border-radius: var(--lw-space-2);
`;

export interface SplitPart {
  readonly id: string;
  /** "December 2, scheduled by Sam Keller" */
  readonly label: ReactNode;
  /** Integer cents. */
  readonly cents: number;
}

export interface SplitBarProps {
  /** In the order in which they are paid: at most three are told apart by their shade. */
  readonly parts: readonly SplitPart[];
  /** What the whole comes to: integer cents. */
  readonly whole: number;
  /** What is left: "Left to pay". */
  readonly left: Omit<SplitPart, 'id'>;
}

/** The last is the full colour: it is the one that the sentence above is about. */
const shadeOf = (index: number, count: number): 1 | 2 | 3 => {
  if (index === count - 1) return 1;
  return index % 2 === 0 ? 2 : 3;
};

/** What pays a sum, as a bar and as rows that end in what is left. The rows say everything; the bar repeats them. */
export function SplitBar({ parts, whole, left }: SplitBarProps) {
  const paid = parts.reduce((sum, { cents }) => sum + cents, 0);
  const share = (cents: number) => `${(100 * cents) / Math.max(whole, paid, 1)}%`;
  return (
    <Frame>
      <Track aria-hidden>
        {parts.map(({ id, cents }, index) => (
          <Part key={id} data-shade={shadeOf(index, parts.length)} style={{ width: share(cents) }} />
        ))}
        {left.cents > 0 && <Rest data-shade="left" />}
      </Track>
      <DescriptionList layout="figures" startsWithRule={false}>
        {parts.map(({ id, label, cents }, index) => (
          <DescriptionRow
            key={id}
            label={
              <Label>
                <Key aria-hidden data-shade={shadeOf(index, parts.length)} />
                <span>{label}</span>
              </Label>
            }
            value={<Money cents={cents} />}
          />
        ))}
        <DescriptionRow
          isTotal
          label={
            <Label>
              {left.cents > 0 && <Key aria-hidden data-shade="left" />}
              <span>{left.label}</span>
            </Label>
          }
          value={<Money cents={left.cents} />}
        />
      </DescriptionList>
    </Frame>
  );
}
