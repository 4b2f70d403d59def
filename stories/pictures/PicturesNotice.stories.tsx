import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { PicturesState } from '../reviewer-pictures.ts';
import { PicturesNotice, type PicturesNoticeProps } from './PicturesNotice.tsx';

const ask = fn<() => Promise<PicturesState>>();
const onMade = fn();

const args: PicturesNoticeProps = { pictures: 'making', ask, onMade, askEvery: 0.01 };

const meta = preview.meta({
  title: 'Catalog/Pictures',
  component: PicturesNotice,
  tags: ['for:reviewers'],
  parameters: { layout: 'padded' },
  args,
  beforeEach: () => {
    ask.mockReset().mockResolvedValue('making');
    onMade.mockReset();
  },
});

export const BeingMade = meta.story({
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(words('pictures').like('making'))).toBeVisible();
    await waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(1));
    await expect(onMade).not.toHaveBeenCalled();
  },
});

/** What was made meanwhile is shown without anybody opening the page again. */
export const MadeMeanwhile = meta.story({
  play: async () => {
    ask.mockResolvedValue('made');
    await waitFor(() => expect(onMade).toHaveBeenCalled());
  },
});

/** Static files that were built without them: whoever reads them cannot make any. */
export const LeftOut = meta.story({
  args: { pictures: 'leftOut' },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(words('pictures').like('leftOut'))).toBeVisible();
    await expect(canvas.queryByText('npm run pictures')).toBeNull();
    await expect(ask).not.toHaveBeenCalled();
  },
});

/** Nobody makes them: they are asked for by hand, and not again and again. */
export const NobodyMakesThem = meta.story({
  args: { pictures: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run pictures')).toBeVisible();
    await expect(ask).not.toHaveBeenCalled();
  },
});
