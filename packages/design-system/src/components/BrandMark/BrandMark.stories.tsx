import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { padded } from '../../foundations/frames.tsx';
import { CommunityIcon } from '../Icon/icons.ts';
import { brandMarkAccessibility } from './BrandMark.accessibility.ts';
import { BrandMark } from './BrandMark.tsx';

const meta = preview.meta({
  id: 'components-brandmark',
  title: 'Components/Navigation/BrandMark',
  component: BrandMark,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: brandMarkAccessibility },
  args: { name: 'Linework Business' },
});

export const Business = meta.story();

export const Community = meta.story({
  globals: { brand: 'community' },
  args: { name: 'Linework Community Solutions', icon: CommunityIcon },
});

export const LeadsHome = meta.story({
  args: { href: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Linework Business' })).toHaveAttribute('href', '/');
  },
});

export const ReachedByKeyboard = meta.story({
  args: { href: '/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Linework Business' })).toHaveFocus();
  },
});
