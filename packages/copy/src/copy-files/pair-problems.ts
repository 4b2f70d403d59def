import type { Language } from '../language.ts';
import {
  baseKey,
  type CopyPair,
  placeholdersIn,
  pluralFormOf,
  slotsIn,
  textsOf,
  wordsOf,
} from './copy-pair.ts';

/** What a key says across its plural forms, sorted: the forms of one language need not match the other's. */
function gathered(texts: Map<string, string>, read: (text: string) => string[]): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const known = found.get(baseKey(key)) ?? new Set();
    for (const item of read(text)) known.add(item);
    found.set(baseKey(key), known);
  }
  return new Map([...found].map(([key, items]) => [key, [...items].sort().join(' ')]));
}

// "One payment" need not say its number.
const withoutCount = (text: string) => placeholdersIn(text).filter((name) => !/^count\b/.test(name));

/** What can be wrong between the two languages of a key. */
export interface PairProblem {
  /** The key without its plural form. */
  readonly key: string;
  readonly fault: 'missing' | 'placeholders' | 'same';
  /** The language that lacks the text, where one does. */
  readonly language?: Language;
  readonly says: string;
}

const names = { en: 'English', es: 'Spanish' } as const satisfies Record<Language, string>;

const missing = (key: string, language: Language, what = ''): PairProblem => ({
  key,
  fault: 'missing',
  language,
  says: `${key}: no ${names[language]}${what}`,
});

function differing(what: string, en: Map<string, string>, es: Map<string, string>): PairProblem[] {
  return [...en]
    .filter(([key, value]) => es.has(key) && es.get(key) !== value)
    .map(([key, value]) => ({
      key,
      fault: 'placeholders',
      says: `${key}: ${what} differ: "${value}" in English, "${es.get(key)}" in Spanish`,
    }));
}

function missingForms(language: Language, texts: Map<string, string>): PairProblem[] {
  const forms = new Map<string, Set<string>>();
  for (const key of texts.keys()) {
    const form = pluralFormOf(key);
    if (form) forms.set(baseKey(key), (forms.get(baseKey(key)) ?? new Set()).add(form));
  }
  // Spanish has a form for whole millions too; no count here comes near one.
  return [...forms].flatMap(([key, present]) =>
    ['one', 'other']
      .filter((form) => !present.has(form))
      .map((form) => missing(key, language, ` "${form}" form`)),
  );
}

const isSentence = (text: string): boolean => wordsOf(text).trim().split(/\s+/).length >= 4;

/** What is wrong between the two languages of one file; empty when nothing is. */
export function pairProblems(pair: CopyPair): PairProblem[] {
  const en = textsOf(pair.en);
  const es = textsOf(pair.es);
  const enKeys = new Set([...en.keys()].map(baseKey));
  const esKeys = new Set([...es.keys()].map(baseKey));
  return [
    ...[...enKeys].filter((key) => !esKeys.has(key)).map((key) => missing(key, 'es')),
    ...[...esKeys].filter((key) => !enKeys.has(key)).map((key) => missing(key, 'en')),
    ...differing('placeholders', gathered(en, withoutCount), gathered(es, withoutCount)),
    ...differing('slots', gathered(en, slotsIn), gathered(es, slotsIn)),
    ...missingForms('en', en),
    ...missingForms('es', es),
    ...[...en]
      .filter(([key, text]) => es.get(key) === text && isSentence(text))
      .map(
        ([key]): PairProblem => ({
          key: baseKey(key),
          fault: 'same',
          says: `${key}: the same sentence in both languages`,
        }),
      ),
  ];
}
