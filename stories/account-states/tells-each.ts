import { expect, within } from 'storybook/test';

const textIn = (row: HTMLElement, language: string): string =>
  row.querySelector(`td[lang="${language}"]`)?.textContent?.trim() ?? '';

/** What a register of standings promises: each of these names is told, in either language, in words of its own. */
export async function tellsEach(canvasElement: HTMLElement, names: readonly string[]): Promise<void> {
  const canvas = within(canvasElement);
  const rows = canvas.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader'));
  await expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(names);
  const told = rows.flatMap((row) => [textIn(row, 'en'), textIn(row, 'es')]);
  await expect(told).not.toContain('');
  // A standing that had another's words, or English where Spanish belongs, would be told twice.
  await expect(told.filter((text, index) => told.indexOf(text) !== index)).toEqual([]);
}
