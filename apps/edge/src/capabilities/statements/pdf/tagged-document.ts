import PDFDocument, { type Structure } from 'pdfkit';
import { inKnownLetters } from './known-letters.ts';
import { ink, innerWidth, page, type } from './page-layout.ts';
import { readTypefaces } from './typefaces.ts';
import { unbrokenLines } from './unbroken-lines.ts';

/** Where and how a text stands. */
export interface Placed {
  readonly x?: number;
  readonly y: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  readonly color?: string;
}

export type TypeName = keyof typeof type;

/** A document under way. Everything in it belongs to its structure or is marked as ornament: nothing else is drawn. */
export interface TaggedDocument {
  readonly root: Structure;
  readonly doc: PDFDocument;
  /** A part of the structure that holds others. */
  readonly hold: (parent: Structure, kind: string) => Structure;
  /** A text with its place in the structure. */
  readonly write: (
    parent: Structure,
    kind: string,
    text: string,
    as: TypeName,
    at: Placed,
    scope?: 'Row' | 'Column',
  ) => void;
  /** What is seen and not read: rules, repeated heads, page numbers. */
  readonly ornament: (kind: 'Layout' | 'Pagination', draw: () => void) => void;
  readonly draw: (text: string, as: TypeName, at: Placed) => void;
  readonly heightOf: (text: string, as: TypeName, width: number) => number;
}

/** Begins a document. Its bytes are the same whenever it is made of the same. */
export function taggedDocument(about: {
  readonly title: string;
  readonly language: string;
  readonly day: string;
}): TaggedDocument {
  const typefaces = readTypefaces();
  const day = new Date(`${about.day}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: page.margin, bottom: 0, left: page.margin, right: page.margin },
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: about.language,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: inKnownLetters(typefaces.regular, about.title), CreationDate: day, ModDate: day },
  });
  // pdfkit 0.20.2 takes the number 1 for PDF/A-1 and would write a set of characters that PDF/UA forbids.
  doc.subset = '1';
  for (const [name, font] of Object.entries(typefaces)) doc.registerFont(name, font);
  doc.addPage();
  const root = doc.struct('Document');
  doc.addStructure(root);

  const known = (text: string, as: TypeName) => inKnownLetters(typefaces[type[as].font], text);
  const set = (as: TypeName) => doc.font(type[as].font).fontSize(type[as].size);
  const linesOf = (text: string, as: TypeName, width: number) => {
    set(as);
    return unbrokenLines(known(text, as), width, (part) => doc.widthOfString(part));
  };
  const draw = (text: string, as: TypeName, at: Placed) => {
    const { x = page.margin, y, width = innerWidth, align = 'left', color = ink.text } = at;
    let under = y;
    for (const line of linesOf(text, as, width)) {
      doc.fillColor(color).text(line, x, under, { width, align });
      under += doc.heightOfString(line, { width });
    }
  };
  return {
    root,
    doc,
    draw,
    hold: (parent, kind) => {
      const held = doc.struct(kind);
      parent.add(held);
      return held;
    },
    write: (parent, kind, text, as, at, scope) => {
      const element = doc.struct(kind, scope ? { scope } : {});
      parent.add(element);
      const content = doc.markStructureContent(kind);
      draw(text, as, at);
      doc.endMarkedContent();
      element.add(content);
      element.end();
    },
    ornament: (kind, drawn) => {
      doc.markContent('Artifact', { type: kind });
      drawn();
      doc.endMarkedContent();
    },
    heightOf: (text, as, width) =>
      linesOf(text, as, width).reduce((height, line) => height + doc.heightOfString(line, { width }), 0),
  };
}
