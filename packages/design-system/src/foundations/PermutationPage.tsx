import type { ReactNode } from 'react';
import styled from 'styled-components';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--lw-permutation-width, 15rem)), 1fr));
  gap: var(--lw-space-24);
  align-items: start;
`;

const Name = styled.figcaption`
  margin-block-end: var(--lw-space-8);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);
`;

export interface PermutationPageProps<Props extends object> {
  of: Partial<Props>[];
  children: (props: Partial<Props>) => ReactNode;
}

function nameOf(props: object): string {
  const told = Object.entries(props).filter(([, value]) => value !== undefined);
  return told
    .map(([name, value]) =>
      typeof value === 'object' && !Array.isArray(value) ? name : `${name}: ${String(value)}`,
    )
    .join(', ');
}

/** Each permutation under its own name. */
export function PermutationPage<Props extends object>({ of, children }: PermutationPageProps<Props>) {
  return (
    <Grid>
      {of.map((props) => (
        <figure key={nameOf(props)}>
          <Name>{nameOf(props)}</Name>
          {children(props)}
        </figure>
      ))}
    </Grid>
  );
}
