/** Lines may differ by as much from what pdfkit, which measures word parts by themselves, takes them for; in points. */
const tolerance = 1;

/** Where pdfkit ends a line within a word: behind a hyphen, and between a minus and its amount. */
const breaksWithin = /[-\u2212]/;

/**
 * The lines of a text, each as it stands in it with the space at its end. A line ends between words alone: at a hyphen too
 * it would break confirmation numbers, and a hyphen that forbids it would be copied with them. A word wider than a line has
 * one of its own.
 * @param widthOf in points, as `width` is
 */
export function unbrokenLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  if (!breaksWithin.test(text)) return [text];
  const lines: string[] = [];
  let room = 0;
  for (const word of text.match(/[^ ]* +|[^ ]+$/g) ?? []) {
    const taken = widthOf(word);
    const last = lines.pop();
    if (last !== undefined && taken <= room) {
      lines.push(last + word);
      room -= taken;
    } else {
      lines.push(...(last === undefined ? [] : [last]), word);
      room = width - tolerance - taken;
    }
  }
  return lines;
}
