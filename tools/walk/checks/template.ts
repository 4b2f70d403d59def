/** What a text's placeholders were filled with, by their names. */
export type Filling = Readonly<Record<string, string>>;

const money = '[\\u2212-]?\\$[\\d,]+\\.\\d\\d';
/** A day or a time is short, and no amount. */
const day = '[^$]{1,40}?';
const looks: Readonly<Record<string, string>> = {
  money,
  date: day,
  dateShort: day,
  dayMonth: day,
  weekday: day,
  weekdayInSentence: day,
  instant: day,
  time: day,
  count: '[\\d,]+',
};

/**
 * Reads what the placeholders of a text of a copy file were filled with.
 * @returns `null` where the words are others
 */
export function readFilling(template: string, words: string): Filling | null {
  const names: string[] = [];
  const plain = template
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const pieces = plain.split(/\{\{(.+?)\}\}/);
  const pattern = pieces.map((piece, index) => {
    if (index % 2 === 0) return RegExp.escape(piece);
    const [name = '', format] = piece.split(',').map((part) => part.trim());
    names.push(name);
    return `(${looks[format ?? ''] ?? '.+?'})`;
  });
  const match = new RegExp(`^${pattern.join('')}$`, 'u').exec(words);
  if (!match) return null;
  return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
}
