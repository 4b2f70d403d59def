import { expect, userEvent, within } from 'storybook/test';
import preview, { type StoryWords } from '../../.storybook/preview.tsx';
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
  readonly canvas: { readonly getByRole: (role: string, asked: { name: RegExp }) => HTMLElement };
  readonly words: StoryWords;
}

/** The map is folded until somebody asks for it. */
async function unfoldMap({ canvas, words }: Played): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: words('atlas').like('overview.ways') }));
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
  play: async ({ canvas, words }) => {
    await unfoldMap({ canvas, words });
    const map = within(
      canvas.getByRole('group', { name: words('atlas').like('map.label', { flow: 'Sample' }) }),
    );
    const open = map.getByRole('link', { name: 'Choosing' });
    await expect(open).toHaveAttribute('href', expect.stringContaining('?path=/story/sample--choosing&'));
    // Said in words above the map, on the card, and in the table: never by colour alone.
    await expect(canvas.getByText(words('atlas').like('missing', { count: 1 }))).toBeVisible();
    await expect(canvas.getAllByText(words('atlas').like('card.noStory'))).toHaveLength(3);
    await expect(map.queryByRole('link', { name: /^Forgotten/ })).toBeNull();
  },
});

export const PathChosen = meta.story({
  play: async ({ canvas, words }) => {
    await unfoldMap({ canvas, words });
    canvas
      .getByRole('button', { name: words('atlas').like('card.chooseNamed', { state: 'Choosing' }) })
      .focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: words('atlas').like('card.chooseNamed', { state: 'Paid' }) }).focus();
    await userEvent.keyboard(' ');
    const { t, part } = words('atlas');
    const path = part('path.steps', { count: 3, from: 'Choosing', to: 'Paid' });
    await expect(canvas.getByRole('status')).toHaveTextContent(path);
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const steps = lines.filter((line) => part('path.step').test(line));
    await expect(steps).toEqual([
      t('path.stepIf', { trigger: 'choice.made', to: 'Sending', guard: 'and(isKnown, not(isBlocked))' }),
      t('path.step', { trigger: t('trigger.answered', { name: 'send' }), to: 'Checked' }),
      t('path.stepIf', { trigger: t('trigger.atOnce'), to: 'Paid', guard: 'isPaid' }),
    ]);
  },
});

const backwards = ['Paid', 'Choosing'];
export const NoPath = meta.story({
  play: async ({ canvas, words }) => {
    await unfoldMap({ canvas, words });
    for (const state of backwards) {
      canvas.getByRole('button', { name: words('atlas').like('card.chooseNamed', { state }) }).focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(canvas.getByRole('status')).toHaveTextContent(
      words('atlas').part('path.none', { from: 'Paid', to: 'Choosing' }),
    );
  },
});

export const Zoomed = meta.story({
  play: async ({ canvas, canvasElement, words }) => {
    await unfoldMap({ canvas, words });
    const zoom = (): string | undefined =>
      canvasElement.querySelector<SVGGElement>('svg[role="group"] > g')?.style.getPropertyValue('--zoom');
    canvas.getByRole('group', { name: words('atlas').like('map.label', { flow: 'Sample' }) }).focus();
    await userEvent.keyboard('++');
    await expect(Number(zoom())).toBeGreaterThan(1.5);
    await userEvent.keyboard('0');
    await expect(zoom()).toBe('1');
    await userEvent.keyboard('++{ArrowRight}');
  },
});
