import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { planImport } from '../../tools/copy/matrix/import-plan.ts';
import { sampleRows } from '../../tools/copy/matrix/sample-rows.ts';
import { ImportPreview } from './ImportPreview.tsx';

const planOf = (...lines: string[]) => planImport(sampleRows, ['key,english,spanish', ...lines].join('\n'));

const meta = preview.meta({
  title: 'Catalog/Copy import',
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
  play: async ({ args, canvas, words, userEvent }) => {
    await expect(canvas.getByText(words('copyMatrix').like('import.changes', { count: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words('copyMatrix').like('import.close') }));
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
  play: async ({ canvas, words }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      words('copyMatrix').t('import.refused', { count: 5 }),
    );
    const twice = { key: 'wallet:heading', detail: '4' };
    await expect(canvas.getByText(words('copyMatrix').like('refusals.repeated', twice))).toBeVisible();
  },
});

export const NoCsv = meta.story({
  args: { plan: planOf('wallet:heading,"Payment methods') },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(words('copyMatrix').like('refusals.notCsv'))).toBeVisible();
  },
});

export const NothingToImport = meta.story({
  args: { plan: planOf('wallet:heading,Payment methods,Métodos de pago') },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words('copyMatrix').t('import.nothing'));
  },
});
