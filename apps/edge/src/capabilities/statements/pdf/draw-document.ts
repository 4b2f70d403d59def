import type { DocumentOutline, OutlinePart } from '@linework/messages';
import type { Outline, Structure } from 'pdfkit';
import { drawTable } from './draw-table.ts';
import { ink, innerWidth, page, type } from './page-layout.ts';
import { type TaggedDocument, taggedDocument } from './tagged-document.ts';

/** What a heading needs under it, so that it never stands alone at the foot of a page. */
const company = 70;

/** Draws a document as PDF with a structure that reading aids follow (PDF/UA-1). */
export async function drawDocument(outline: DocumentOutline): Promise<Uint8Array> {
  const tagged = taggedDocument(outline);
  const { doc, root } = tagged;
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  let y = drawHead(tagged, outline.brand);
  tagged.write(root, 'H1', outline.title, 'h1', { y });
  y += tagged.heightOf(outline.title, 'h1', innerWidth) + 8;
  y = drawTable(tagged, root, outline.facts, y);
  y = drawLink(tagged, root, outline.link, y + 4);
  let chapter = doc.outline;
  for (const part of outline.parts) {
    const drawn = drawPart(tagged, part, y, part.level === 2 ? doc.outline : chapter);
    if (part.level === 2) chapter = drawn.bookmark;
    y = drawn.y;
  }
  root.end();
  numberPages(tagged, outline.page);
  doc.end();
  return await whole;
}

/** Whose document it is; the rule under it is seen and not read. */
function drawHead(tagged: TaggedDocument, brand: string): number {
  const { doc } = tagged;
  tagged.write(tagged.root, 'P', brand, 'brand', { y: page.margin, color: ink.link });
  const under = page.margin + tagged.heightOf(brand, 'brand', innerWidth) + 6;
  tagged.ornament('Layout', () =>
    doc
      .moveTo(page.margin, under)
      .lineTo(page.margin + innerWidth, under)
      .lineWidth(2)
      .stroke(ink.link),
  );
  return under + 18;
}

function drawPart(
  tagged: TaggedDocument,
  { heading, level, paragraphs, table }: OutlinePart,
  top: number,
  bookmarks: Outline,
): { readonly y: number; readonly bookmark: Outline } {
  const { doc } = tagged;
  const as = `h${level}` as const;
  let y = top + type[as].above;
  const isNewPage = y + company > page.bottom;
  if (isNewPage) {
    doc.addPage();
    y = page.margin;
  }
  const bookmark = bookmarks.addItem(heading);
  const section = tagged.hold(tagged.root, 'Sect');
  tagged.write(section, as.toUpperCase(), heading, as, { y });
  y += tagged.heightOf(heading, as, innerWidth);
  for (const text of paragraphs) {
    const height = tagged.heightOf(text, 'text', innerWidth);
    y += type.text.above;
    if (y + height > page.bottom) {
      doc.addPage();
      y = page.margin;
    }
    tagged.write(section, 'P', text, 'text', { y });
    y += height;
  }
  if (table) y = drawTable(tagged, section, table, y + 4);
  section.end();
  return { y, bookmark };
}

/** The text is marked, and the place to press is a part of its structure with words of its own. */
function drawLink(
  tagged: TaggedDocument,
  parent: Structure,
  { text, address }: DocumentOutline['link'],
  y: number,
): number {
  const { doc } = tagged;
  const paragraph = tagged.hold(parent, 'P');
  const link = tagged.hold(paragraph, 'Link');
  const content = doc.markStructureContent('Link');
  tagged.draw(text, 'strong', { y, color: ink.link });
  doc.endMarkedContent();
  link.add(content);
  const height = tagged.heightOf(text, 'strong', innerWidth);
  const options = { structParent: link, Contents: new String(text) };
  doc.link(page.margin, y, doc.widthOfString(text), height, address, options);
  link.end();
  paragraph.end();
  return y + height;
}

function numberPages(tagged: TaggedDocument, label: string): void {
  const { start, count } = tagged.doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    tagged.doc.switchToPage(at);
    tagged.ornament('Pagination', () =>
      tagged.draw(`${label} ${at + 1} / ${count}`, 'text', { y: page.numberAt, align: 'right' }),
    );
  }
}
