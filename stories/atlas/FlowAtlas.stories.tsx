import { expect, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FlowAtlas } from './FlowAtlas.tsx';
import { type Atlas, loadAtlas } from './load-atlas.ts';
import { sampleMachine } from './sample-machine.ts';

const listed = (id: string, name: string, state: string) => ({
  id,
  name,
  title: 'Flows/Sample',
  tags: [`state:sample.${state}`],
});

/** Every state but one has a story; two have more. */
const sampleStories = [
  listed('sample--choosing', 'Choosing', 'choosing'),
  listed('sample--choosing-again', 'Choosing again', 'choosing'),
  listed('sample--number', 'Number', 'entering.number'),
  listed('sample--expiry', 'Expiry', 'entering.expiry'),
  listed('sample--complete', 'Complete', 'entering.complete'),
  listed('sample--sending', 'Sending', 'sending'),
  listed('sample--checked', 'Checked', 'checked'),
  listed('sample--refused', 'Refused', 'refused'),
  listed('sample--paid', 'Paid', 'paid'),
  listed('sample--left', 'Left', 'left'),
];

interface Played {
  readonly canvas: { readonly getByRole: (role: string, asked: { name: string }) => HTMLElement };
}

/** The map is folded until somebody asks for it. */
async function unfoldMap({ canvas }: Played): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Every way, as a map' }));
}

const meta = preview.meta({
  title: 'Catalog/Flow atlas',
  tags: ['for:reviewers'],
  loaders: [
    async ({ globals }): Promise<{ atlas: Atlas }> => ({
      atlas: await loadAtlas(
        { flow: 'sample', machine: sampleMachine, globals },
        { stories: async () => sampleStories, pictures: async () => null, state: async () => 'making' },
      ),
    }),
  ],
  render: (_, { loaded: { atlas } }) => <FlowAtlas atlas={atlas} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await unfoldMap({ canvas });
    const map = within(canvas.getByRole('group', { name: 'Map of Sample' }));
    const open = map.getByRole('link', { name: 'Choosing' });
    await expect(open).toHaveAttribute('href', expect.stringContaining('?path=/story/sample--choosing&'));
    // Said in words above the map, on the card, and in the table: never by colour alone.
    await expect(canvas.getByText('1 state has no story.')).toBeVisible();
    await expect(canvas.getAllByText('No story')).toHaveLength(3);
    await expect(map.queryByRole('link', { name: /^Forgotten/ })).toBeNull();
  },
});

export const PathChosen = meta.story({
  play: async ({ canvas }) => {
    await unfoldMap({ canvas });
    canvas.getByRole('button', { name: 'Choosing: choose for the path' }).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Paid: choose for the path' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 steps from “Choosing” to “Paid”');
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const steps = lines.filter((line) => line.includes('leads to'));
    await expect(steps).toEqual([
      'choice.made leads to “Sending” if and(isKnown, not(isBlocked))',
      'send answers leads to “Checked”',
      'at once leads to “Paid” if isPaid',
    ]);
  },
});

export const NoPath = meta.story({
  play: async ({ canvas }) => {
    await unfoldMap({ canvas });
    for (const state of ['Paid', 'Choosing']) {
      canvas.getByRole('button', { name: `${state}: choose for the path` }).focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('No path leads from “Paid” to “Choosing”.');
  },
});

export const Zoomed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await unfoldMap({ canvas });
    const zoom = (): string | undefined =>
      canvasElement.querySelector<SVGGElement>('svg[role="group"] > g')?.style.getPropertyValue('--zoom');
    canvas.getByRole('group', { name: 'Map of Sample' }).focus();
    await userEvent.keyboard('++');
    await expect(Number(zoom())).toBeGreaterThan(1.5);
    await userEvent.keyboard('0');
    await expect(zoom()).toBe('1');
    await userEvent.keyboard('++{ArrowRight}');
  },
});
