import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { actionGroupAccessibility } from './ActionGroup.accessibility.ts';
import { ActionGroup } from './ActionGroup.tsx';

const meta = preview.meta({
  id: 'components-actiongroup',
  title: 'Components/Actions/ActionGroup',
  component: ActionGroup,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: actionGroupAccessibility },
  render: () => (
    <ActionGroup>
      <Button>Pay $264.37</Button>
      <Button variant="secondary">Pay past due, $86.12</Button>
      <Button variant="quiet">Not now</Button>
    </ActionGroup>
  ),
});

export const InARow = meta.story({ globals: { viewport: { value: 'desktop' } } });

export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
});

export const TabsInTheOrderItReads = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Pay $264.37', 'Pay past due, $86.12', 'Not now']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
});
