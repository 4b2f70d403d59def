import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { illustrationAccessibility } from './Illustration.accessibility.ts';
import { Illustration, type IllustrationProps } from './Illustration.tsx';

const meta = preview.meta({
  id: 'components-illustration',
  title: 'Components/Data display/Illustration',
  component: Illustration,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: illustrationAccessibility },
});

const all = permutations<IllustrationProps>({
  family: ['success', 'pending', 'checking', 'failure', 'information'],
});

export const Families = meta.story({
  args: { family: 'success' },
  render: () => (
    <PermutationPage of={all}>{({ family = 'success' }) => <Illustration family={family} />}</PermutationPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(all.length);
  },
});
