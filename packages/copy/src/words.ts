/* Words without React: for what is written on a server. */
export { defineCopy } from './bundle.ts';
export { createCopy } from './create-copy.ts';
export { date, dateShort, money } from './formats.ts';
export { type Language, locales } from './language.ts';
export { readTexts, type Texts } from './read-texts.ts';
