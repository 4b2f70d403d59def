import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { padded } from '../../foundations/frames.tsx';
import { spinnerAccessibility } from './Spinner.accessibility.ts';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  id: 'components-spinner',
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: spinnerAccessibility },
});

export const BesideWords = meta.story({
  render: () => (
    <p>
      <Spinner /> Reaching your bank…
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
