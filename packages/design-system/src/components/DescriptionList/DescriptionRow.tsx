import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--lw-space-16);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  [data-layout="rows"] > & {
    padding-block: var(--lw-space-16);
  }

  /* A long value wraps before a label falls apart into letters. */
  [data-layout="figures"] > & {
    grid-template-columns: minmax(min-content, 1fr) minmax(0, auto);
    column-gap: var(--lw-space-12);
    padding-block: calc(var(--lw-space-20) / 2);
    font-variant-numeric: tabular-nums;
  }

  /* Too narrow for both, as with large letters on a phone: the figure goes under its label. */
  @container (max-width: 14rem) {
    [data-layout="figures"] > & {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  [data-layout="figures"] > &:last-child {
    padding-block-end: 0;
  }

  [data-bare] > &:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }

  [data-open] > &:last-child {
    padding-block-end: 0;
  }

  &[data-total] {
    border-block-start-color: var(--lw-color-line-strong);
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }

  @container (min-width: 28rem) {
    [data-layout="rows"] > & {
      grid-template-columns: 8.5rem minmax(0, 1fr) auto;
      padding-block: var(--lw-space-20);
    }
  }

  @media print {
    break-inside: avoid;
  }
`;

const Label = styled.dt`
  color: var(--lw-color-body);
  overflow-wrap: break-word;
  text-wrap: balance;

  [data-layout="rows"] & {
    grid-column: 1 / -1;
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);

    @container (min-width: 28rem) {
      grid-column: auto;
    }
  }

  /* Beside a wide value it is not set one word under the other. */
  [data-layout="figures"] & {
    min-inline-size: 5.5rem;
  }

  [data-total] > & {
    color: inherit;
  }
`;

const Value = styled.dd`
  min-width: 0;
  text-wrap: balance;

  [data-layout="rows"] & {
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }

  [data-layout="figures"] & {
    text-align: end;
  }
`;

const Note = styled.span`
  display: block;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  font-weight: var(--lw-font-weight-regular);
  line-height: var(--lw-line-height-14);
`;

export interface DescriptionRowProps {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  /** A link or quiet button whose spoken name tells it from its neighbours: "Change the date". */
  action?: ReactNode;
  /** The figure that the others add up to. */
  isTotal?: boolean;
}

export function DescriptionRow({ label, value, note, action, isTotal }: DescriptionRowProps) {
  return (
    <Row data-total={isTotal || undefined}>
      <Label>{label}</Label>
      <Value>
        {value}
        {note && <Note>{note}</Note>}
      </Value>
      {action && <dd>{action}</dd>}
    </Row>
  );
}
