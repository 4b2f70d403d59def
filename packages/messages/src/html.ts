/** A piece of HTML that is safe to stand in another. */
export class Html {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

type Piece = string | Html | readonly Html[] | null;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

function written(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string') return escaped(piece);
  return piece instanceof Html ? piece.toString() : piece.map(String).join('');
}

/** Writes HTML: whatever is put into it stays the text that it is, in an element or an attribute's quotes. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(strings.map((text, index) => text + written(pieces[index] ?? null)).join(''));
