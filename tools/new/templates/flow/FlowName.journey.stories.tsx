import { expect, screen, userEvent } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SampleFlowName } from './SampleFlowName.tsx';

/** Played through and tested; not photographed. */
const meta = preview.meta({
  title: 'Journeys/Flow name',
  component: SampleFlowName,
  parameters: wholePage,
  tags: ['journey'],
});

export const GoesThrough = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your change is made' });
    await expect(heading).toHaveFocus();
  },
});
