import { asCell } from './spreadsheet-cell.ts';

/** What a file begins with, so that spreadsheets read its letters as UTF-8. */
export const csvStart = '\uFEFF';

/** A cell: a text that people wrote or read, or a day, an amount, a number that we wrote ourselves. */
export type CsvCell = { readonly text: string } | { readonly value: string };

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** One line of a file for spreadsheets, with its end. Texts are never run as formulas; amounts keep their sign. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => quoted('text' in cell ? asCell(cell.text) : cell.value)).join(',')}\r\n`;
