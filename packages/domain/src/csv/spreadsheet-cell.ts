/** What a spreadsheet would take for a formula: at the start of a cell, or behind apostrophes that we put there. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A text as a cell that no spreadsheet runs: an apostrophe stands before what looks like a formula. */
export const asCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell: takes the apostrophe away again, and no other. */
export const fromCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
