/** A US letter page, in points. */
export const page = {
  width: 612,
  height: 792,
  margin: 54,
  /** Nothing but the page's number stands below. */
  bottom: 720,
  numberAt: 744,
} as const;

export const innerWidth = page.width - 2 * page.margin;

/** The sizes of letters, and the space that stands above them. */
export const type = {
  brand: { font: 'semibold', size: 12, above: 0 },
  h1: { font: 'semibold', size: 22, above: 0 },
  h2: { font: 'semibold', size: 14, above: 20 },
  h3: { font: 'semibold', size: 11, above: 12 },
  text: { font: 'regular', size: 9.5, above: 6 },
  strong: { font: 'semibold', size: 9.5, above: 6 },
} as const;

/** What a document has of colors: contrast of text on white is 7:1 and more. */
export const ink = { text: '#1b1f27', link: '#0b4f9e', line: '#8a8f99', faint: '#d4d7dd' } as const;
