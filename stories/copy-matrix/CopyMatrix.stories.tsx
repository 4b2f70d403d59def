import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { marks } from '../../tools/copy/matrix/filter-rows.ts';
import { FilteredMatrix } from './FilteredMatrix.tsx';
import { loadMatrix } from './matrix-facts.ts';
import { keysIn, rowsIn } from './rows-in.ts';
import { sampleFactsUnrecorded } from './sample-facts.ts';

const meta = preview.meta({
  title: 'Copy/Matrix',
  tags: ['for:reviewers'],
  component: FilteredMatrix,
  loaders: [loadMatrix],
  // The loader brings the real ones.
  args: { facts: sampleFactsUnrecorded, search: '', namespace: '', marks: [] },
  render: (args, { loaded: { facts } }) => <FilteredMatrix {...args} facts={facts} />,
  argTypes: { facts: { control: false }, marks: { control: 'check', options: marks } },
});

/**
 * Every word of the product, as it is now. The address takes `&args=search:…;namespace:…;marks[0]:…`, so nothing is
 * played here: a page that people work on does not type by itself.
 */
export const Default = meta.story();

export const SearchedAndTurned = meta.story({
  tags: ['journey'],
  play: async ({ canvas, userEvent, words }) => {
    const { like } = words('copyMatrix');
    await expect(rowsIn(canvas)).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: like('pages.next') }));
    await waitFor(() =>
      expect(canvas.getByText(like('pages.where', { first: 51, last: 100 }))).toBeVisible(),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: like('filters.search') }), 'copyMatrix:heading');
    await waitFor(() => expect(keysIn(canvas)).toEqual(['copyMatrix:heading']));
    await expect(globalThis.lineworkShownWords?.has('copyMatrix:heading')).toBe(true);
    await expect(globalThis.lineworkShownWords?.has('copyMatrix:table.length_other')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: like('filters.clear') }));
    await waitFor(() => expect(rowsIn(canvas)).toHaveLength(50));
  },
});
