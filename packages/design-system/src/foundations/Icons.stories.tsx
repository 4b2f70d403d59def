import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import * as icons from '../components/Icon/icons.ts';
import { padded } from './frames.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--lw-space-24) var(--lw-space-16);
  color: var(--lw-color-ink);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);
  text-align: center;
`;

const meta = preview.meta({
  title: 'Foundations/Icons',
  tags: ['for:reviewers'],
  component: Icon,
  parameters: padded,
});

export const All = meta.story({
  args: { of: icons.HomeIcon },
  render: () => (
    <Grid>
      {Object.entries(icons).map(([name, shape]) => (
        <li key={name}>
          <Icon of={shape} size="large" />
          <br />
          {name}
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length);
  },
});
