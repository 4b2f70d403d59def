import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { planImport } from '../../tools/copy/matrix/import-plan.ts';
import { sampleRows } from '../../tools/copy/matrix/sample-rows.ts';
import { ImportPreview } from './ImportPreview.tsx';

const planOf = (...lines: string[]) => planImport(sampleRows, ['key,english,spanish', ...lines].join('\n'));

const meta = preview.meta({
  title: 'Copy/Import',
  tags: ['for:reviewers'],
  component: ImportPreview,
  args: { file: 'from-the-translator.csv', onClose: fn() },
  render: (args) => (
    <main style={{ display: 'grid', gap: 'var(--lw-space-24)', padding: 'var(--lw-space-24)' }}>
      <h1>{args.file}</h1>
      <ImportPreview {...args} />
    </main>
  ),
});

export const Changes = meta.story({
  args: {
    plan: planOf(
      'wallet:statement,Statement,Estado de cuenta',
      'payment:due,"Due {{date, dayMonth}}","Vence el {{date, dayMonth}}"',
      'payment:terms,By paying you accept the <terms>electronic payment terms</terms>.,Al pagar acepta las <terms>condiciones de pago electrónico</terms>.',
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 texts would change.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the import' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Refusals = meta.story({
  args: {
    plan: planOf(
      'payment:pay,Pay today,"Pagar {{amount, money}} hoy"',
      'wallet:nothing,Nothing,Nada',
      'wallet:heading,Payment methods,',
      'wallet:heading,Payment methods,Métodos',
      'wallet:expired,This card has expired.,Tu tarjeta ya venció.',
      'wallet:statement,Statement,Estado de cuenta',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('5 lines were refused');
    await expect(canvas.getByText(/is in the file twice; the first time on line 4/)).toBeVisible();
  },
});

export const NoCsv = meta.story({
  args: { plan: planOf('wallet:heading,"Payment methods') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/a comma or a quote is out of place/)).toBeVisible();
  },
});

export const NothingToImport = meta.story({
  args: { plan: planOf('wallet:heading,Payment methods,Métodos de pago') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('There’s nothing to import.');
  },
});
