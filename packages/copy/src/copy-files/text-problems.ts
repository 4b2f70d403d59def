import type { Language } from '../language.ts';
import { placeholderFormats } from '../placeholder-format.ts';
import { placeholdersIn, wordsOf } from './copy-pair.ts';
import { avoidedIn } from './glossary.ts';

type Rule = readonly [broken: (text: string) => boolean, says: string];

const unbalanced = (text: string): boolean => {
  const open = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => name).sort();
  const closed = [...text.matchAll(/<\/(\w+)>/g)].map(([, name]) => name).sort();
  return open.join() !== closed.join();
};

const unknownFormat = (text: string): boolean =>
  placeholdersIn(text).some((inside) => {
    const [, format] = inside.split(/\s*,\s*/);
    return format !== undefined && !Object.hasOwn(placeholderFormats, format);
  });

const always: readonly Rule[] = [
  [(text) => text.trim() === '', 'is empty'],
  [(text) => text !== text.trim() || /\s{2}/.test(text), 'has a stray space'],
  [(text) => /['"`]/.test(wordsOf(text)), 'has a straight quote or apostrophe: write ’ “ ”'],
  [(text) => text.includes('...'), 'has three dots: write …'],
  [(text) => /[!¡]/.test(text), 'shouts'],
  [(text) => /\$t\(/.test(text), 'reaches into another text'],
  [(text) => unbalanced(text), 'has a slot that does not close'],
  [(text) => unknownFormat(text), 'names a format that does not exist'],
];

const inSpanish: readonly Rule[] = [
  [
    (text) => /(^|[^\p{L}])(tu|tus|tú|contigo|puedes|tienes|quieres|debes|eres|estás)(?!\p{L})/iu.test(text),
    'says "tú": we say "usted"',
  ],
  [
    (text) => /(?<!\p{L})las?\s+\{\{[^}]*,\s*clockTime\s*\}\}/iu.test(text),
    'sets an article before a time: clockTime brings "la" or "las" with it',
  ],
  [(text) => text.split('?').length !== text.split('¿').length, 'asks without ¿ or ?'],
];

/** What is wrong with one text; empty when nothing is. */
export const textProblems = (text: string, language: Language): string[] => [
  ...[...always, ...(language === 'es' ? inSpanish : [])]
    .filter(([broken]) => broken(text))
    .map(([, says]) => says),
  ...avoidedIn(text, language).map(({ avoid, say }) => `says “${avoid}”: we say “${say}”`),
];
