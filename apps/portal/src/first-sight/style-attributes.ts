/** React writes every attribute so; in a text a quotation mark is `&quot;`. */
const styleAttribute = / style="(?<declarations>[^"]*)"/g;

export interface Styled {
  readonly html: string;
  /** What the style attributes said, as rules. */
  readonly rules: string;
}

/** HTML without style attributes, which the page's policy stops: each becomes a rule for an element that it marks. */
export function styleAttributesAsRules(html: string): Styled {
  const places = new Map<string, number>();
  const marked = html.replaceAll(styleAttribute, (_whole, declarations: string) => {
    // What was escaped could say something else in a style sheet.
    if (declarations.includes('&')) return '';
    const place = places.get(declarations) ?? places.size;
    places.set(declarations, place);
    return ` data-style="${place}"`;
  });
  // Above what classes say, as the attribute was.
  const rules = [...places].map(([declarations, place]) => `#root [data-style="${place}"]{${declarations}}`);
  return { html: marked, rules: rules.join('') };
}
