import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { padded } from '../../foundations/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { visuallyHiddenAccessibility } from './VisuallyHidden.accessibility.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  id: 'components-visuallyhidden',
  title: 'Components/Data display/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: visuallyHiddenAccessibility },
});

export const Default = meta.story({
  render: () => (
    <Button variant="quiet">
      Change <VisuallyHidden>the date</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change the date' })).toBeVisible();
  },
});
