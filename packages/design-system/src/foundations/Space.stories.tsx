import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '../../../../.storybook/preview.tsx';
import base from '../tokens/base.tokens.json' with { type: 'json' };
import { padded } from './frames.tsx';

const names = (group: object): string[] => Object.keys(group).filter((name) => !name.startsWith('$'));

const Rows = styled.ul`
  display: grid;
  gap: var(--lw-space-16);
  font-size: var(--lw-font-size-14);
`;

const Bar = styled.span`
  display: block;
  height: var(--lw-space-16);
  background: var(--lw-color-brand);
`;

const Box = styled.span`
  display: block;
  width: 8rem;
  height: 4rem;
  border: var(--lw-border-strong) solid var(--lw-color-brand);
  background: var(--lw-color-surface);
`;

const meta = preview.meta({ title: 'Foundations/Space', parameters: padded });

export const Space = meta.story({
  render: () => (
    <Rows>
      {names(base.space).map((name) => (
        <li key={name}>
          {name}
          <Bar style={{ width: `var(--lw-space-${name})` }} data-testid={name} />
        </li>
      ))}
    </Rows>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('48').getBoundingClientRect().width).toBe(48);
  },
});

export const Radius = meta.story({
  render: () => (
    <Rows>
      {names(base.radius).map((name) => (
        <li key={name}>
          {name}
          <Box style={{ borderRadius: `var(--lw-radius-${name})` }} />
        </li>
      ))}
    </Rows>
  ),
});
