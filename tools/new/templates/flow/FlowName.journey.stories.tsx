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
  play: async ({ words }) => {
    const { like } = words('flowName');
    await userEvent.click(await screen.findByRole('button', { name: like('review.submit') }));
    const heading = await screen.findByRole('heading', { level: 1, name: like('done.heading') });
    await expect(heading).toHaveFocus();
  },
});
