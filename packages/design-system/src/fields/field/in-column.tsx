import type { ComponentType } from 'react';
import { styled } from 'styled-components';

const Place = styled.div`
  max-inline-size: 26rem;
  padding: var(--lw-space-24) var(--lw-space-16);

  &[data-whole-page] {
    max-inline-size: none;
  }
`;

/** For stories whose permutations want the whole page. */
export const wholePage = { wholePage: true };

/** A story's field stands in a column as wide as a form's. */
export const inColumn = (Story: ComponentType, { parameters }: { parameters: { wholePage?: boolean } }) => (
  <Place data-whole-page={parameters.wholePage || undefined}>
    <Story />
  </Place>
);
