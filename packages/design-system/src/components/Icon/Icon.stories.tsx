import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { iconAccessibility } from './Icon.accessibility.ts';
import { Icon, type IconProps } from './Icon.tsx';
import { PastDueIcon, WarningIcon } from './icons.ts';

const meta = preview.meta({
  id: 'components-icon',
  title: 'Components/Data display/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: iconAccessibility },
});

export const Decorative = meta.story({
  args: { of: WarningIcon },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Meaningful = meta.story({
  args: { of: PastDueIcon, label: 'Past due', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Past due' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  args: { of: WarningIcon },
  render: (args) => (
    <>
      <Icon {...args} size="small" /> <Icon {...args} size="medium" /> <Icon {...args} size="tile" />{' '}
      <Icon {...args} size="large" />
    </>
  ),
});

const all = permutations<IconProps>({
  of: [WarningIcon],
  size: ['small', 'medium', 'tile', 'large'],
  label: ['Warning', undefined],
});

export const Permutations = meta.story({
  args: { of: WarningIcon },
  render: (args) => <PermutationPage of={all}>{(props) => <Icon {...args} {...props} />}</PermutationPage>,
});
