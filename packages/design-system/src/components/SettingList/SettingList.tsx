import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  container-type: inline-size;
`;

/* As high as its place: the rows share it. Where a tablet's whole width is one list, they stand two by two. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: minmax(4.5rem, auto);
  block-size: 100%;

  > li + li {
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  @container (min-width: 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--lw-space-32);

    > li:only-child {
      grid-column: 1 / -1;
    }

    > li:nth-child(2) {
      border-block-start: 0;
    }
  }
`;

export interface SettingListProps {
  /** What is set here: "How you pay". */
  label: string;
  /** `SettingRow`s. */
  children: ReactNode;
}

/** Settings as rows with hairlines between, each 72 px high at least. */
export function SettingList({ label, children }: SettingListProps) {
  return (
    <Frame>
      <List aria-label={label}>{children}</List>
    </Frame>
  );
}
