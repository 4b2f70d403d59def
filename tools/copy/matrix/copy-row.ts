import type { CopyTree, Language } from '@linework/copy';
import {
  baseKey,
  type CopyPath,
  type PairProblem,
  pairProblems,
  placeholdersIn,
  pluralFormOf,
  slotsIn,
  textsOf,
} from '@linework/copy/copy-files';
import { hasWords, isMuchLonger, lengthOf } from './length.ts';
import { reasonToBeSame } from './same-in-both.ts';

/** A copy file with what it says. */
export interface CopySource extends CopyPath {
  readonly tree: CopyTree;
}

/** One text of the product, in both languages: a line of the copy matrix. */
export interface CopyRow {
  /** `namespace:key`, plural form included. */
  readonly id: string;
  readonly namespace: string;
  readonly key: string;
  readonly folder: string;
  readonly pluralForm: string | undefined;
  /** A language that has no such text is not there. */
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  readonly lengths: Readonly<Record<Language, number>>;
  /** As they are written in either language: `{{amount, money}}`, `<terms>`. */
  readonly placeholders: readonly string[];
  /** Languages that should have a text here and have none. */
  readonly missing: readonly Language[];
  /** Why the same words are right in both languages, where somebody said so. */
  readonly sameBecause: string | undefined;
  readonly isSame: boolean;
  readonly isMuchLonger: boolean;
  readonly placeholdersDiffer: boolean;
}

const marksIn = (text = ''): string[] => [
  ...placeholdersIn(text).map((name) => `{{${name}}}`),
  ...slotsIn(text).map((name) => `<${name}>`),
];

const languages = ['en', 'es'] as const satisfies readonly Language[];

interface Pair {
  readonly namespace: string;
  readonly folder: string;
  readonly en: CopyTree;
  readonly es: CopyTree;
}

function pairsOf(sources: readonly CopySource[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { namespace, folder, language, tree } of sources) {
    const pair = pairs.get(namespace) ?? { namespace, folder, en: {}, es: {} };
    pairs.set(namespace, { ...pair, [language]: tree });
  }
  return [...pairs.values()].sort((a, b) => a.namespace.localeCompare(b.namespace, 'en'));
}

/** Keys in the order of the English file; what only Spanish has comes after. */
const keysOf = (texts: Readonly<Record<Language, ReadonlyMap<string, string>>>): string[] => [
  ...new Set([...texts.en.keys(), ...texts.es.keys()]),
];

function rowsOfPair({ namespace, folder, ...pair }: Pair): CopyRow[] {
  const texts = { en: textsOf(pair.en), es: textsOf(pair.es) };
  const problems = Map.groupBy(pairProblems(pair), ({ key }) => key);
  const keys = keysOf(texts);
  const forms = Map.groupBy(keys, baseKey);

  const lacks = (key: string, language: Language, found: readonly PairProblem[]): boolean => {
    if (!found.some((problem) => problem.fault === 'missing' && problem.language === language)) return false;
    const lacking = (form: string) => !texts[language].has(form);
    // A form that neither language has stands nowhere: then every form of the text says that one is missing.
    return lacking(key) || !forms.get(baseKey(key))?.some(lacking);
  };

  return keys.map((key) => {
    const [en, es] = [texts.en.get(key), texts.es.get(key)];
    const found = problems.get(baseKey(key)) ?? [];
    const lengths = { en: lengthOf(en), es: lengthOf(es) };
    const isAlike = en !== undefined && en === es && hasWords(en);
    const sameBecause = isAlike ? reasonToBeSame(en) : undefined;
    return {
      id: `${namespace}:${key}`,
      namespace,
      key,
      folder,
      pluralForm: pluralFormOf(key),
      texts: { ...(en !== undefined && { en }), ...(es !== undefined && { es }) },
      lengths,
      placeholders: [...new Set([...marksIn(en), ...marksIn(es)])],
      missing: languages.filter((language) => lacks(key, language, found)),
      sameBecause,
      isSame: isAlike && sameBecause === undefined,
      isMuchLonger: isMuchLonger(lengths),
      placeholdersDiffer: found.some(({ fault }) => fault === 'placeholders'),
    };
  });
}

/** Every text of some copy files, by namespace and then as the files have them. */
export const rowsOf = (sources: readonly CopySource[]): CopyRow[] => pairsOf(sources).flatMap(rowsOfPair);
