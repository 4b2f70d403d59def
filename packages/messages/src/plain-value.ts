/** As much of a name as a line of a message holds. */
const longest = 80;

/** Marks that turn the direction of what follows, and whatever ends a line or is none of a text's letters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** What a mail program finds addresses by: signs of theirs, and a dot with no space after it. */
const addressSigns = /[@/\\:]+/gu;
const dotBeforeMore = /[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu;

/** A person's or a thing's name that somebody typed, of which no mail program makes a link: nobody types one into a message of ours. */
export const unlinked = (name: string): string =>
  plainValue(name.replaceAll(addressSigns, ' ').replaceAll(dotBeforeMore, '. '));

/**
 * A name that somebody typed, as one line of plain letters: it can begin no header, turn no sentence around it and be no
 * longer than a line.
 */
export function plainValue(text: string): string {
  const plain = text.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(plain);
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain;
}
