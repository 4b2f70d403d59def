/** As much of pdfkit 0.20 as documents are made with. */
declare module 'pdfkit' {
  import type { EventEmitter } from 'node:events';
  import type { Font } from 'fontkit';

  export interface Content {
    readonly refs: readonly object[];
  }

  export interface Structure {
    add(child: Structure | Content): this;
    end(): void;
  }

  export interface Outline {
    addItem(title: string): Outline;
  }

  interface Options {
    readonly size: 'LETTER';
    readonly margins: Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;
    readonly pdfVersion?: '1.7';
    readonly tagged?: true;
    readonly subset?: 'PDF/UA';
    readonly lang?: string;
    readonly displayTitle?: true;
    readonly bufferPages?: true;
    readonly autoFirstPage?: false;
    readonly info?: { readonly Title: string; readonly CreationDate: Date; readonly ModDate: Date };
  }

  export default class PDFDocument extends EventEmitter {
    constructor(options: Options);
    subset: string | number;
    readonly outline: Outline;
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, at: { width: number; align: 'left' | 'right' }): this;
    heightOfString(text: string, at: { width: number }): number;
    widthOfString(text: string): number;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    stroke(color: string): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): void;
    struct(kind: string, options?: { readonly scope?: 'Row' | 'Column' }): Structure;
    addStructure(structure: Structure): this;
    markStructureContent(kind: string): Content;
    markContent(kind: 'Artifact', options: { readonly type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    /** @param options `Contents` is text as an object: pdfkit writes a bare one as a name */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      address: string,
      options: { readonly structParent: Structure; readonly Contents: InstanceType<typeof String> },
    ): this;
    end(): void;
  }
}
