import { statementFactsOf, statementOf } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { type DocumentOutline, statementDocument } from '@linework/messages';
import PDFDocument from 'pdfkit';
import { documentPress } from '../src/capabilities/statements/pdf/document-press.ts';
import { innerWidth, page, type } from '../src/capabilities/statements/pdf/page-layout.ts';
import { readTypefaces } from '../src/capabilities/statements/pdf/typefaces.ts';
import type { EdgeRow } from './bench-scene.ts';
import { middle, took } from './timing.ts';

const turns = 12;
const name = 'statement/pdf';
const lineHeight = 14;

async function longestStatement(): Promise<DocumentOutline> {
  const { facts } = storyScenario('manyStatements');
  const [bill] = facts.bills.toSorted((one, other) => other.lines.length - one.lines.length);
  if (!bill) throw new Error('There is no bill to print.');
  const statement = statementOf(statementFactsOf(facts, bill, 'unpaid'));
  const address = 'https://portal.example/billing/pay-bill';
  return await statementDocument('en', statement, {
    brand: 'Linework Business',
    billed: facts.account,
    address,
  });
}

/** The same words by pdfkit alone, a line each: no table, no structure, no bookmark. */
async function bareDocument({ title, parts }: DocumentOutline): Promise<number> {
  const { margin } = page;
  const margins = { top: margin, bottom: margin, left: margin, right: margin };
  const doc = new PDFDocument({ size: 'LETTER', margins });
  const ended = new Promise<number>((resolve) => {
    let bytes = 0;
    doc.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    doc.on('end', () => resolve(bytes));
  });
  doc.registerFont('regular', readTypefaces().regular).font('regular').fontSize(type.text.size);
  const lines = parts.flatMap(({ heading, paragraphs, table }) => [
    heading,
    ...paragraphs,
    ...(table?.rows ?? []).map((cells) => cells.join('  ')),
  ]);
  let y: number = margin;
  for (const line of [title, ...lines]) {
    if (y > page.bottom - lineHeight) {
      doc.addPage();
      y = margin;
    }
    doc.text(line, margin, y, { width: innerWidth, align: 'left' });
    y += lineHeight;
  }
  doc.end();
  return await ended;
}

const megabytes = (): number => process.memoryUsage.rss() / 1_000_000;

/** Documents of 400 lines that one thread makes in a second, in turns with bare ones; and what it takes of memory. */
export async function measureStatementPdf(): Promise<EdgeRow[]> {
  const outline = await longestStatement();
  const press = documentPress();
  try {
    const before = megabytes();
    await press.print(outline, 'bench');
    await bareDocument(outline);
    const times: { readonly ours: number; readonly bare: number }[] = [];
    let most = megabytes();
    for (let turn = 0; turn < turns; turn += 1) {
      // Another content each time: what was made is kept.
      const another = { ...outline, name: `${outline.name}-${turn}` };
      const ours = await took(() => press.print(another, 'bench'));
      times.push({ ours, bare: await took(() => bareDocument(another)) });
      most = Math.max(most, megabytes());
    }
    const told = { aim: null, met: null } as const;
    const value = 1_000 / middle(times.map(({ ours }) => ours));
    const beside = 1_000 / middle(times.map(({ bare }) => bare));
    return [
      { name, value, unit: 'documents a second', beside, ratio: value / beside, ...told },
      { name, value: most - before, unit: 'MB more', beside: before, ratio: most / before, ...told },
    ];
  } finally {
    await press.stop();
  }
}
