import type { Language } from '@linework/copy';
import { wordsOf } from '@linework/copy/copy-files';

/** When Spanish counts as much longer: more than so many times the English, and at least so many characters more. */
export const muchLonger = { ratio: 1.4, characters: 10 } as const;

const written = (text: string): string => wordsOf(text).replaceAll(/\s+/g, ' ').trim();

/** The characters that somebody wrote: what stands for a value does not count. */
export const lengthOf = (text = ''): number => [...written(text)].length;

/** Whether a text says something by itself, rather than only set values side by side. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(written(text));

/** Whether Spanish may need more room than the English that a screen was drawn with. */
export const isMuchLonger = ({ en, es }: Readonly<Record<Language, number>>): boolean =>
  en > 0 && es > muchLonger.ratio * en && es - en >= muchLonger.characters;
