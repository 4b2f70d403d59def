import type { CopyTree } from '@linework/copy';
import { parseSync } from 'vite';

/** A text of a copy file in both languages, as a page shows it: without tags, something in place of its placeholders. */
export interface BothTexts {
  readonly en: string;
  readonly es: string;
}

/** Words that a story types although a copy file has them. */
export interface TypedWords {
  readonly line: number;
  readonly typed: string;
  /** Whether it also types the Spanish: then it finds what it looks for in either language, by words that may be old. */
  readonly inBoth: boolean;
}

const asShown = (text: string): string =>
  text
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{\{\s*\w+,\s*money\s*\}\}/g, '$1.00')
    .replaceAll(/\{\{.*?\}\}/g, '0');

/** Every text of a copy file beside its other language's. */
export function bothTexts(en: CopyTree, es: CopyTree): BothTexts[] {
  return Object.entries(en).flatMap(([key, text]) => {
    const other = es[key];
    if (typeof text === 'string') {
      return typeof other === 'string' ? [{ en: asShown(text), es: asShown(other) }] : [];
    }
    return typeof other === 'object' ? bothTexts(text, other) : [];
  });
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isAt = (node: Node): node is { readonly start: number; readonly end: number } =>
  typeof node.start === 'number' && typeof node.end === 'number';

/** Whether a call makes a story that fixes its own language, or is a file's `preview.meta` that does so for all of them. */
function fixesLanguage(node: Node, source: string): 'story' | 'file' | undefined {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments) || !isNode(node.callee))
    return undefined;
  const isFixed = node.arguments.some(
    (given) =>
      isNode(given) &&
      Array.isArray(given.properties) &&
      given.properties.some(
        (property) =>
          isNode(property) &&
          isAt(property) &&
          /^globals: \{[^}]*\blanguage: '/.test(source.slice(property.start, property.end)),
      ),
  );
  if (!isFixed) return undefined;
  return isAt(node.callee) && source.startsWith('preview.meta', node.callee.start) ? 'file' : 'story';
}

/** What of a story sets it up, in words of its own: samples, and names of what is called. */
const beforeThePlay = new Set(['args', 'beforeEach', 'decorators', 'loaders', 'parameters', 'render']);

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What a literal would find on a page: a text whole, a part of one that has several words, or what its expression says. */
function asExpression(node: Node, isPlayed: boolean): RegExp | undefined {
  if (isNode(node.regex)) return new RegExp(String(node.regex.pattern), String(node.regex.flags));
  if (!isPlayed) return undefined;
  // One small word is a value of the code: what a page shows begins with a capital.
  if (node.type === 'Literal' && typeof node.value === 'string') {
    if (/\p{L} \p{L}/u.test(node.value)) return new RegExp(escaped(node.value));
    return /^\p{Lu}/u.test(node.value) ? new RegExp(`^${escaped(node.value)}$`) : undefined;
  }
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
    const pieces = node.quasis.map((quasi) =>
      isNode(quasi) && isNode(quasi.value) ? escaped(String(quasi.value.cooked)) : '',
    );
    return new RegExp(`^${pieces.join('.+')}$`);
  }
  return undefined;
}

/** An expression's own letters, spaces between them: what it leaves open or chooses by parts them. */
const wordsOf = (source: string): string =>
  source
    .replaceAll('\\s', ' ')
    .replaceAll(/\\[a-zA-Z]|\[.*?\]|[^\p{L}’ ]/gu, '\n')
    .toLowerCase();
const runsOf = (source: string): string[] =>
  wordsOf(source)
    .split('\n')
    .map((run) => run.trim())
    .filter((run) => /\p{L}{3}/u.test(run));

/** Sums as `asShown` has them, so that a text with its sum filled in is known again. */
const withSampleSums = (source: string): string => source.replaceAll(/\\\$[\d,]+\\\.\d\d/g, '\\$1\\.00');

/** Tells what of a literal stands in copy files. */
export function copyReader(
  texts: readonly BothTexts[],
): (literal: RegExp) => 'inEnglish' | 'inBoth' | undefined {
  const english = texts.map(({ en }) => en.toLowerCase()).join('\n');
  const spanish = texts.map(({ es }) => es.toLowerCase()).join('\n');
  const known = new Map<string, 'inEnglish' | 'inBoth' | undefined>();

  const finds = (literal: RegExp, runs: readonly string[], text: string, other: string): boolean => {
    const found = literal.exec(text)?.[0].toLowerCase();
    return !!found && runs.some((run) => found.includes(run)) && !other.toLowerCase().includes(found);
  };
  const read = (literal: RegExp) => {
    const runs = runsOf(literal.source);
    if (runs.length === 0) return undefined;
    const ofEnglishAlone = (run: string) => / /.test(run) && english.includes(run) && !spanish.includes(run);
    const isEnglish = runs.some(ofEnglishAlone) || texts.some(({ en, es }) => finds(literal, runs, en, es));
    if (!isEnglish) return undefined;
    const isSpanish =
      runs.some((run) => spanish.includes(run) && !english.includes(run)) ||
      texts.some(({ en, es }) => finds(literal, runs, es, en));
    if (isSpanish) return 'inBoth';
    // What both languages say alike, as a brand's name, is found in either.
    return runs.every((run) => texts.some(({ es }) => literal.test(es) && es.toLowerCase().includes(run)))
      ? undefined
      : 'inEnglish';
  };
  return (literal) => {
    const key = String(literal);
    if (!known.has(key)) known.set(key, read(new RegExp(withSampleSums(literal.source), literal.flags)));
    return known.get(key);
  };
}

/**
 * The words of copy files that a source file of stories types once more, where a play looks for them. A story that fixes its
 * own language is left out: it is never seen in another.
 */
export function typedWords(
  file: string,
  source: string,
  copied: ReturnType<typeof copyReader>,
): readonly TypedWords[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const found: TypedWords[] = [];
  let isFixed = false;

  const visit = (node: unknown, isPlayed: boolean): void => {
    if (!isNode(node)) return;
    const { type } = node;
    if (typeof type === 'string' && /^(JSX|TS|Import)/.test(type)) return;
    if (type === 'Property' && isNode(node.key) && beforeThePlay.has(String(node.key.name))) return;
    const fixed = fixesLanguage(node, source);
    if (fixed === 'file') isFixed = true;
    if (fixed) return;
    const literal = asExpression(node, isPlayed);
    const copy = literal && copied(literal);
    if (copy && isAt(node)) {
      const line = source.slice(0, node.start).split('\n').length;
      found.push({ line, typed: source.slice(node.start, node.end), inBoth: copy === 'inBoth' });
    }
    const isFunction = type === 'ArrowFunctionExpression' || type === 'FunctionDeclaration';
    for (const child of Object.values(node)) visit(child, isPlayed || isFunction);
  };
  visit(program, false);
  return isFixed ? [] : found;
}
