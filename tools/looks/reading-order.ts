/** Where something stands on the page, as `getBoundingClientRect` says it. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What a border or a rounded pixel may overlap. */
const slack = 2;

const isAbove = (one: Box, other: Box): boolean =>
  one.bottom <= other.top + slack && Math.abs(one.left - other.left) <= slack;

/** Lines of a row that wraps may lie a little over each other: what shares half its height shares the line. */
const isOnTheSameLine = (one: Box, other: Box): boolean => {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
};

const isLeftOnTheSameLine = (one: Box, other: Box): boolean =>
  isOnTheSameLine(one, other) && one.right <= other.left + slack;

/**
 * Neighbours that the keyboard reaches in another order than the one they are read in (WCAG 2.4.3): the later one begins
 * above, where a reader's eye begins too, or stands to the left on the same line. What closes a notice, in its far corner,
 * may well come last.
 * @param boxes what stands in one row, column or grid, in the order of the document
 * @returns the places of the later ones
 */
export function outOfOrder(boxes: readonly Box[]): number[] {
  return boxes.flatMap((box, at) => {
    const earlier = boxes[at - 1];
    return earlier && (isAbove(box, earlier) || isLeftOnTheSameLine(box, earlier)) ? [at] : [];
  });
}
