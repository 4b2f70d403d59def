import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  width: 100%;
  font-variant-numeric: tabular-nums;

  &[data-size="small"] {
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }

  &[data-open] {
    border-block-end: var(--lw-border-hairline) solid var(--lw-color-line-strong);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--lw-space-16);
  padding-block: 0.625rem;
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  &[data-total] {
    border-block-start-color: var(--lw-color-line-strong);
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }
`;

const Label = styled.dt`
  flex: 1 1 7rem;
`;

const Figure = styled.dd`
  margin-inline-start: auto;
`;

export interface SumListProps {
  size?: 'medium' | 'small';
  /** The total stands under the list, in a size of its own: a stronger rule leads to it. */
  leadsToTotal?: boolean;
  /** `SumRow`s. */
  children: ReactNode;
}

/** What a figure is made of, one line each, in the order in which one adds it up. */
export function SumList({ size = 'medium', leadsToTotal = false, children }: SumListProps) {
  return (
    <List data-size={size} data-open={leadsToTotal || undefined}>
      {children}
    </List>
  );
}

export interface SumRowProps {
  label: ReactNode;
  /** A `Money`; below zero what comes off. */
  figure: ReactNode;
  isTotal?: boolean;
}

/** A line of a sum, or what it comes to. */
export function SumRow({ label, figure, isTotal = false }: SumRowProps) {
  return (
    <Row data-total={isTotal || undefined}>
      <Label>{label}</Label>
      <Figure>{figure}</Figure>
    </Row>
  );
}
