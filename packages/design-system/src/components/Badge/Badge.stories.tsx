import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { PastDueIcon, PositiveIcon } from '../Icon/icons.ts';
import { badgeAccessibility } from './Badge.accessibility.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

const meta = preview.meta({
  id: 'components-badge',
  title: 'Components/Feedback/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: badgeAccessibility },
});

export const Warning = meta.story({
  args: { tone: 'warning', icon: PastDueIcon, children: '30 days past due' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 days past due')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Critical = meta.story({
  args: { tone: 'critical', icon: PastDueIcon, children: '76 days past due' },
});

export const Positive = meta.story({
  args: { tone: 'positive', icon: PositiveIcon, children: 'Nothing due' },
});

export const Neutral = meta.story({ args: { children: 'Pending' } });

const all = permutations<BadgeProps>({
  tone: ['neutral', 'brand', 'positive', 'warning', 'critical'],
  children: ['Pending', '30 days past due'],
});

export const Permutations = meta.story({
  args: { children: 'Pending' },
  render: () => (
    <PermutationPage of={all}>{(props) => <Badge {...props}>{props.children ?? ''}</Badge>}</PermutationPage>
  ),
});
