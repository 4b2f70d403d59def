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
  play: async ({ canvas }) => {
    await expect(rowsIn(canvas)).toHaveLength(sampleFacts.rows.length);
    await expect(canvas.getByText(/1 text was removed since main: wallet:gone/)).toBeVisible();
    const [pay] = canvas.getAllByRole('row', { name: /payment: pay/ });
    await expect(within(pay ?? document.body).getByRole('img')).toHaveAccessibleName(
      'Picture of One-time payment: Reviewing',
    );
  },
});

export const Missing = meta.story({
  args: { marks: ['missing'] },
  play: async ({ canvas }) => {
    await expect(keysIn(canvas)).toEqual(['payment:terms']);
    await expect(canvas.getByText('No Spanish')).toBeVisible();
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
  play: async ({ canvas }) => {
    await expect(keysIn(canvas)).toEqual(['wallet:remove']);
    await expect(canvas.getByText('35 characters · 3.89 × English')).toBeVisible();
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
  play: async ({ canvas }) => {
    await expect(keysIn(canvas)).toEqual(['wallet:statement']);
    await expect(canvas.getByText(/Its file is in packages\/billing-flows\/src\/wallet/)).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { search: 'No text says this' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No texts match.')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const NotRecordedYet = meta.story({
  args: { facts: sampleFactsUnrecorded },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Changed since main/ })).toBeDisabled();
    const [said] = canvas.getAllByText(/npm run pictures, then/);
    await expect(said).toBeVisible();
    await expect(canvas.getAllByText(/^In packages/)).toHaveLength(sampleFactsUnrecorded.rows.length);
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('pay');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'payment' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^6 of 11 texts$/ })).toBeVisible());
    canvas.getByRole('button', { name: /Placeholders differ 1/ }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(keysIn(canvas)).toEqual(['payment:due']));
    await expect(canvas.getByRole('button', { name: /Missing in a language 0/ })).toBeVisible();
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
  play: async ({ canvas, userEvent }) => {
    const spanish = '"Al pagar usted acepta las <terms>condiciones de pago electrónico</terms>."';
    await userEvent.upload(
      fileInput(),
      file(
        `payment:terms,By paying you accept the <terms>electronic payment terms</terms>.,${spanish}`,
        'wallet:statement,Statement,Estado de cuenta',
      ),
    );
    const changes = within(await canvas.findByRole('table', { name: 'Changes' }));
    await expect(changes.getByText('Estado de cuenta')).toBeVisible();
    await expect(canvas.getByText('2 texts would change.')).toBeVisible();
    await expect(canvas.getByText('npm run copy -- import from-the-translator.csv')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const ImportRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      fileInput(),
      file(
        'payment:pay,Pay today,"Pagar {{amount, money}} hoy"',
        'wallet:nothing,Nothing,Nada',
        'wallet:heading,Payment methods,Tus métodos de pago',
        'wallet:statement,Statement,Estado de cuenta',
      ),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('3 lines were refused');
    const lines = within(canvas.getByRole('table', { name: 'Refused lines' }));
    await expect(lines.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Line 2',
      'Line 3',
      'Line 4',
    ]);
    await expect(canvas.queryByText(/npm run copy -- import/)).not.toBeInTheDocument();
  },
});

export const ExportOfWhatIsFound = meta.story({
  args: { namespace: 'wallet' },
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Export 5 texts' }));
    const [blob] = saved.mock.lastCall ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    await expect(text.split('\r\n').filter(Boolean)).toHaveLength(6);
    await expect(text).toContain('"wallet:heading","Payment methods","Métodos de pago"');
    saved.mockRestore();
    clicked.mockRestore();
  },
});
