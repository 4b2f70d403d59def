import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fetchStoryIndex } from '../story-index.ts';
import { fetchPortalAddress, usualPortal } from './portal-address.ts';
import { ReachPage } from './ReachPage.tsx';

interface ReachArgs {
  /** The id of the story that is asked about; without one, what the tags below say. */
  readonly story: string;
  readonly tags: readonly string[] | null;
}

const sample: ReachArgs = { story: '', tags: ['outcome:LW-PAY-010', 'state:one-time-payment.declined'] };

const meta = preview.meta({
  title: 'Catalog/How to reach it',
  tags: ['for:reviewers'],
  args: sample,
  loaders: [
    async ({ args: { story, tags } }): Promise<{ portal: string; asked: ReachArgs['tags'] }> => {
      if (story === '') return { portal: usualPortal, asked: tags };
      const [stories, portal] = await Promise.all([fetchStoryIndex(), fetchPortalAddress()]);
      return { portal, asked: stories?.find(({ id }) => id === story)?.tags ?? null };
    },
  ],
  render: (_, { loaded: { portal, asked } }) => <ReachPage tags={asked} portal={portal} />,
});

/** What the catalogue's panel shows: it names the story beside which it stands. */
export const InThePanel = meta.story();

export const Default = meta.story({
  play: async ({ canvas }) => {
    // The chart's way to “Declined” takes any card: what is told is the one that is declined, and nothing beside it.
    const ways = canvas.getAllByRole('link');
    await expect(ways).toHaveLength(1);
    await expect(ways[0]).toHaveAttribute('href', expect.stringContaining('situation=standing.current'));
    await expect(canvas.getByText(/4000 0000 0000 0119/)).toBeVisible();
  },
});

/** Somebody special is named in the link, so that nobody else in the same situation is found. */
export const Standing = meta.story({
  args: { tags: ['standing:past-due-43', 'standing:method.expired', 'role:standard'] },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect(links[0]).toContain('situation=standing.past-due-43');
    await expect(links.some((link) => link.includes('customer.expiredCard'))).toBe(true);
  },
});

/** What waits for a screen, and what no page leads to, is said instead of linked. */
export const Nowhere = meta.story({
  args: { tags: ['outcome:LW-AUT-080', 'outcome:LW-PAY-044', 'route:/support'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Nothing = meta.story({ args: { tags: ['dev'] } });
export const UnknownStory = meta.story({ args: { tags: null } });
