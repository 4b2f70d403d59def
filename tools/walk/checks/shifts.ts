/** What moved without anybody having touched the page. */
export interface Shift {
  readonly value: number;
  /** The address it was seen at. */
  readonly place: string;
  /** Milliseconds since the page was asked for. */
  readonly at: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

/** More than this is felt (web vitals call 0.1 the limit of good). */
export const mostShift = 0.02;

/** The address without what is different each time. */
const nameOf = ({ place }: Shift): string => place.replace(/payment=[^&]+/, 'payment=…');

const round = (value: number): string => value.toFixed(3);

/** The pages on which more moved than may, each with what did, the worst first. */
export function feltShifts(shifts: readonly Shift[]): string[] {
  return [...Map.groupBy(shifts, nameOf)].flatMap(([place, found]) => {
    const sum = found.reduce((total, { value }) => total + value, 0);
    if (sum <= mostShift) return [];
    const told = [...found]
      .sort((a, b) => b.value - a.value)
      .slice(0, 3)
      .map(({ value, at, moved }) => `${round(value)} at ${Math.round(at)} ms: ${moved.join('; ')}`);
    return [`the layout of ${place} shifts by ${round(sum)} (${told.join(' | ')})`];
  });
}
