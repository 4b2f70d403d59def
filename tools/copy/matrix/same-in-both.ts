import reasons from './same-in-both.json' with { type: 'json' };

const known = new Map(Object.entries(reasons));

/** Words that are rightly the same in English and in Spanish. */
export const wordsRightlySame: readonly string[] = [...known.keys()];

/** Why a text is rightly the same in both languages; undefined when nobody has said. */
export const reasonToBeSame = (text: string): string | undefined => known.get(text);
