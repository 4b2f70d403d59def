/** Sizes on the map, in its own units (pixels where it is neither zoomed nor fitted). */
export const sizes = {
  card: 280,
  cardPadding: 12,
  /** A phone's first screen, 390 by 844, as wide as the card lets it be. */
  pictureWidth: 256,
  picture: 554,
  titleLine: 30,
  footer: 58,
  chip: 36,
  labelLine: 19,
  /** Under the words of an arrow, before the next arrow's. */
  labelGap: 15,
  junction: 52,
  note: 220,
} as const;

/** About as wide as a letter of the label's size is: rather too wide than too narrow, and the same on every machine. */
const letter = 8.2;
const titleLetters = 20;

export const labelWidth = (text: string): number => Math.ceil(text.length * letter);

/** `choosingMethod` is read as "Choosing method". */
export function stateTitle(name: string): string {
  const words = name.replace(
    /([a-z\d])([A-Z])/g,
    (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Breaks a title between words into lines that fit on a card. */
export function titleLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= titleLetters)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
