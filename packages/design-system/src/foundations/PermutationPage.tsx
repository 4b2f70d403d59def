import type { ReactNode } from 'react';
import { styled } from 'styled-components';

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

function told(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.every((part) => typeof part === 'string') ? value.join(', ') : `${value.length}`;
  return typeof value === 'object' || typeof value === 'function' ? undefined : String(value);
}

function nameOf(props: object): string {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, told(value)].filter((part) => part !== undefined).join(': '))
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
