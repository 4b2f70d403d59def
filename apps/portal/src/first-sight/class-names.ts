/** React writes every attribute so; in a text a quotation mark is `&quot;`. */
const classAttribute = / class="(?<names>[^"]*)"/g;

/** A class in a rule; what looks like one and is none, such as `.5rem`, is no name of an element. */
const inRule = /\.(?<name>[\w-]+)/g;

export interface Classed {
  readonly html: string;
  readonly styles: string;
}

/**
 * The same with short names for the classes that rules are for, and without those that styled-components names its
 * components by where no rule asks for them: names at random are what compresses worst.
 */
export function withShortClassNames({ html, styles }: Classed): Classed {
  const asked = new Set(Array.from(styles.matchAll(inRule), ([, name]) => name));
  const short = new Map<string, string>();
  const shortened = (name: string): string => {
    const known = short.get(name) ?? `s${short.size.toString(36)}`;
    short.set(name, known);
    return known;
  };
  const shown = html.replaceAll(classAttribute, (_whole, names: string) => {
    const kept = names
      .split(' ')
      .filter((name) => asked.has(name) || !name.startsWith('sc-'))
      .map((name) => (asked.has(name) ? shortened(name) : name));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
  return {
    html: shown,
    styles: styles.replaceAll(inRule, (whole, name: string) => {
      const known = short.get(name);
      return known ? `.${known}` : whole;
    }),
  };
}
