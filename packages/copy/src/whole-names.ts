/** Names of two words. A line breaks before or after them, not within. */
const names = ['Auto Pay'];

const within = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu');

/** A text with a no-break space in each name. Copy files keep the plain one, as translators type it. */
export const withWholeNames = (text: string): string =>
  text.replaceAll(within, (name) => name.replaceAll(' ', '\u00a0'));
