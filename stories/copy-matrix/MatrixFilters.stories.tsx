import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { marks } from '../../tools/copy/matrix/filter-rows.ts';
import { FilteredMatrix } from './FilteredMatrix.tsx';
import { keysIn, rowsIn } from './rows-in.ts';
import { sampleFacts, sampleFactsUnrecorded } from './sample-facts.ts';

const meta = preview.meta({
  title: 'Catalog/Copy filters',
  component: FilteredMatrix,
  args: { facts: sampleFacts, search: '', namespace: '', marks: [] },
  argTypes: { facts: { control: false }, marks: { control: 'check', options: marks } },
});

export const Sample = meta.story({
  tags: ['for:reviewers', 'mode:forced-colours', 'mode:pseudo-long'],
  play: async ({ canvas, words }) => {
    await expect(rowsIn(canvas)).toHaveLength(sampleFacts.rows.length);
    const removed = canvas.getByText(words('copyMatrix').part('removed', { count: 1 }));
    await expect(removed).toHaveTextContent('wallet:gone');
    const [pay] = canvas.getAllByRole('row', { name: /payment: pay/ });
    await expect(within(pay ?? document.body).getByRole('img')).toHaveAccessibleName(
      words('copyMatrix').t('table.picture', { story: 'One-time payment: Reviewing' }),
    );
  },
});

export const Missing = meta.story({
  args: { marks: ['missing'] },
  play: async ({ canvas, words }) => {
    await expect(keysIn(canvas)).toEqual(['payment:terms']);
    await expect(canvas.getByText(words('copyMatrix').like('mark.missing.es'))).toBeVisible();
  },
});

export const SameInBoth = meta.story({
  args: { marks: ['same'] },
  play: async ({ canvas }) => {
    await expect(keysIn(canvas)).toEqual(['wallet:statement']);
  },
});

export const MuchLonger = meta.story({
  args: { marks: ['longer'] },
  play: async ({ canvas, words }) => {
    await expect(keysIn(canvas)).toEqual(['wallet:remove']);
    await expect(
      canvas.getByText(
        words('copyMatrix').like('table.lengthRatio', {
          length: words('copyMatrix').t('table.length', { count: 35 }),
          ratio: '3.89',
        }),
      ),
    ).toBeVisible();
  },
});

export const PlaceholdersDiffer = meta.story({
  args: { marks: ['placeholders'] },
  play: async ({ canvas }) => {
    await expect(keysIn(canvas)).toEqual(['payment:due']);
  },
});

export const ChangedSinceMain = meta.story({
  args: { marks: ['changed'] },
  play: async ({ canvas }) => {
    await expect(keysIn(canvas)).toEqual(['payment:pay', 'wallet:heading']);
    await expect(canvas.getByText('Sus métodos de pago')).toBeVisible();
  },
});

export const ShownNowhere = meta.story({
  args: { marks: ['nowhere'] },
  play: async ({ canvas, words }) => {
    await expect(keysIn(canvas)).toEqual(['wallet:statement']);
    await expect(
      canvas.getByText(
        words('copyMatrix').part('table.noStory', { folder: 'packages/billing-flows/src/wallet' }),
      ),
    ).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { search: 'No text says this' },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(words('copyMatrix').like('nothing.title'))).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const NotRecordedYet = meta.story({
  args: { facts: sampleFactsUnrecorded },
  play: async ({ canvas, words }) => {
    await expect(
      canvas.getByRole('button', { name: words('copyMatrix').part('filters.name.changed') }),
    ).toBeDisabled();
    const [said] = canvas.getAllByText(
      words('copyMatrix').part('filters.off.nowhere', { command: 'npm run pictures' }),
    );
    await expect(said).toBeVisible();
    await expect(canvas.getAllByText(words('copyMatrix').like('table.folder'))).toHaveLength(
      sampleFactsUnrecorded.rows.length,
    );
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, userEvent, words }) => {
    await userEvent.tab();
    await userEvent.keyboard('pay');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'payment' }));
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: words('copyMatrix').like('foundOf', { count: 6, total: 11 }) }),
      ).toBeVisible(),
    );
    const { part, t } = words('copyMatrix');
    const differ = canvas.getByRole('button', { name: part('filters.name.placeholders') });
    await expect(differ).toHaveAccessibleName(expect.stringContaining(`${t('filters.name.placeholders')} 1`));
    differ.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(keysIn(canvas)).toEqual(['payment:due']));
    const missing = canvas.getByRole('button', { name: part('filters.name.missing') });
    await expect(missing).toHaveAccessibleName(expect.stringContaining(`${t('filters.name.missing')} 0`));
  },
});

const file = (...lines: string[]) =>
  new File([['key,english,spanish', ...lines].join('\n')], 'from-the-translator.csv', { type: 'text/csv' });
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nowhere to choose a file');
  return input;
};

export const ImportOfATranslation = meta.story({
  play: async ({ canvas, userEvent, words }) => {
    const spanish = '"Al pagar usted acepta las <terms>condiciones de pago electrónico</terms>."';
    await userEvent.upload(
      fileInput(),
      file(
        `payment:terms,By paying you accept the <terms>electronic payment terms</terms>.,${spanish}`,
        'wallet:statement,Statement,Estado de cuenta',
      ),
    );
    const changes = within(
      await canvas.findByRole('table', { name: words('copyMatrix').like('import.tableOfChanges') }),
    );
    await expect(changes.getByText('Estado de cuenta')).toBeVisible();
    await expect(canvas.getByText(words('copyMatrix').like('import.changes', { count: 2 }))).toBeVisible();
    await expect(canvas.getByText('npm run copy -- import from-the-translator.csv')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const ImportRefused = meta.story({
  play: async ({ canvas, userEvent, words }) => {
    await userEvent.upload(
      fileInput(),
      file(
        'payment:pay,Pay today,"Pagar {{amount, money}} hoy"',
        'wallet:nothing,Nothing,Nada',
        'wallet:heading,Payment methods,Tus métodos de pago',
        'wallet:statement,Statement,Estado de cuenta',
      ),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      words('copyMatrix').t('import.refused', { count: 3 }),
    );
    const lines = within(
      canvas.getByRole('table', { name: words('copyMatrix').like('import.tableOfRefusals') }),
    );
    const heads = lines.getAllByRole('rowheader').map((head) => head.textContent);
    const line = words('copyMatrix').t('import.line');
    await expect(heads).toEqual([`${line} 2`, `${line} 3`, `${line} 4`]);
    await expect(canvas.queryByText(/npm run copy -- import/)).not.toBeInTheDocument();
  },
});

export const ExportOfWhatIsFound = meta.story({
  args: { namespace: 'wallet' },
  play: async ({ canvas, userEvent, words }) => {
    const saved = spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(
      canvas.getByRole('button', { name: words('copyMatrix').like('export.found', { count: 5 }) }),
    );
    const [blob] = saved.mock.lastCall ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    await expect(text.split('\r\n').filter(Boolean)).toHaveLength(6);
    await expect(text).toContain('"wallet:heading","Payment methods","Métodos de pago"');
    saved.mockRestore();
    clicked.mockRestore();
  },
});
