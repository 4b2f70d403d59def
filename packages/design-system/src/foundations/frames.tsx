import type { ComponentType } from 'react';
import { styled } from 'styled-components';

const Column = styled.div`
  max-width: 24rem;
`;

const Wide = styled.div`
  max-width: var(--lw-layout-flow-width);
`;

const Stack = styled.div`
  display: grid;
  gap: var(--lw-space-12);
  justify-items: start;
`;

/** Several of a component, one below the other, as far apart as on a page. */
export const stacked = (Story: ComponentType) => (
  <Stack>
    <Story />
  </Stack>
);

/** Decorators: the width a component has in a side column, and in a flow. */
export const inColumn = (Story: ComponentType) => (
  <Column>
    <Story />
  </Column>
);

export const inFlow = (Story: ComponentType) => (
  <Wide>
    <Story />
  </Wide>
);

/** Around a component that brings no page of its own. */
export const padded = { layout: 'padded' } as const;

/** A phone, whatever the toolbar says. */
export const onPhone = { viewport: { value: 'phone' } } as const;
