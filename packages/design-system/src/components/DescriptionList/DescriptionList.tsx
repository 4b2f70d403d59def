import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type DescriptionListLayout = 'rows' | 'figures';

const List = styled.dl`
  container-type: inline-size;
  width: 100%;

  &[data-layout="rows"]:not([data-open]) {
    border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
  }
`;

export interface DescriptionListProps {
  /** `rows`: answers given, each with its way to change it. `figures`: a sum, figures to the right. */
  layout?: DescriptionListLayout;
  /** False where nothing stands above the list that a rule would part it from. */
  startsWithRule?: boolean;
  /** False where nothing stands below the list: a card's edge is rule enough. */
  endsWithRule?: boolean;
  /** `DescriptionRow`s. */
  children: ReactNode;
}

export function DescriptionList({
  layout = 'rows',
  startsWithRule = true,
  endsWithRule = true,
  children,
}: DescriptionListProps) {
  return (
    <List
      data-layout={layout}
      data-bare={startsWithRule ? undefined : true}
      data-open={endsWithRule ? undefined : true}
    >
      {children}
    </List>
  );
}
