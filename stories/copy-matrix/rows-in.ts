import { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The lines of the copy matrix, its head left out. */
export const rowsIn = (canvas: Canvas): HTMLElement[] =>
  within(canvas.getByRole('table')).getAllByRole('row').slice(1);

/** Their keys, `namespace:key`. */
export const keysIn = (canvas: Canvas): (string | null)[] =>
  rowsIn(canvas).map((row) => within(row).getByRole('rowheader').textContent);
