import type { OutlineTable } from '@linework/messages';
import type { Structure } from 'pdfkit';
import { ink, innerWidth, page } from './page-layout.ts';
import type { TaggedDocument, TypeName } from './tagged-document.ts';

const gap = 12;
const padding = 3;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** What a row is of, in between a day or a reason, the amount at the far edge; facts stand beside their names. */
function columnsOf(count: number, isFacts: boolean): readonly Column[] {
  const shares = isFacts ? [0.25, 0.75] : count === 2 ? [0.75, 0.25] : [0.52, 0.28, 0.2];
  const room = innerWidth - gap * (count - 1);
  return shares.map((share, at) => ({
    x: page.margin + shares.slice(0, at).reduce((sum, one) => sum + one * room + gap, 0),
    width: share * room,
    align: at === count - 1 && !isFacts ? 'right' : 'left',
  }));
}

/** A table from `top` down, over as many pages as it takes, its head on each. @returns where it ends */
export function drawTable(
  tagged: TaggedDocument,
  parent: Structure,
  { heads, rows, total }: OutlineTable,
  top: number,
): number {
  const { doc } = tagged;
  const isFacts = heads.length === 0;
  const columns = columnsOf(isFacts ? 2 : heads.length, isFacts);
  const cellsAt = (cells: readonly string[]) =>
    columns.map((column, at) => ({ ...column, text: cells[at] ?? '', isFirst: at === 0 }));
  const heightOf = (cells: readonly string[], as: TypeName) =>
    Math.max(...cellsAt(cells).map(({ text, width }) => tagged.heightOf(text, as, width))) + 2 * padding;
  const rule = (at: number, color: string) =>
    tagged.ornament('Layout', () =>
      doc
        .moveTo(page.margin, at)
        .lineTo(page.margin + innerWidth, at)
        .lineWidth(0.5)
        .stroke(color),
    );
  const table = tagged.hold(parent, 'Table');
  let y = top;

  const row = (body: Structure, cells: readonly string[], as: TypeName, kinds: 'heads' | 'cells') => {
    const line = tagged.hold(body, 'TR');
    for (const { text, x, width, align, isFirst } of cellsAt(cells)) {
      const isHead = kinds === 'heads' || isFirst;
      const scope = kinds === 'heads' ? 'Column' : 'Row';
      const at = { x, y: y + padding, width, align };
      tagged.write(line, isHead ? 'TH' : 'TD', text, as, at, isHead ? scope : undefined);
    }
    line.end();
    y += heightOf(cells, as);
  };
  const room = (needed: number) => {
    if (y + needed <= page.bottom) return;
    doc.addPage();
    y = page.margin;
    if (isFacts) return;
    tagged.ornament('Pagination', () => {
      for (const { text, x, width, align } of cellsAt(heads))
        tagged.draw(text, 'strong', { x, y: y + padding, width, align });
    });
    y += heightOf(heads, 'strong');
    rule(y, ink.line);
  };

  if (!isFacts) {
    const head = tagged.hold(table, 'THead');
    row(head, heads, 'strong', 'heads');
    head.end();
    rule(y, ink.line);
  }
  const body = tagged.hold(table, 'TBody');
  for (const [at, cells] of rows.entries()) {
    // The last row stays with what all come to.
    const isLast = at === rows.length - 1;
    room(heightOf(cells, 'text') + (isLast && total ? heightOf(total, 'strong') : 0));
    row(body, cells, 'text', 'cells');
    if (!isFacts && !isLast) rule(y, ink.faint);
  }
  body.end();
  if (total) {
    rule(y, ink.line);
    const foot = tagged.hold(table, 'TFoot');
    const [label, amount] = total;
    row(foot, heads.length === 3 ? [label, '', amount] : total, 'strong', 'cells');
    foot.end();
  }
  table.end();
  return y;
}
