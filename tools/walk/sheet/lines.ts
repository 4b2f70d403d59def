import type { Notebook } from '../findings.ts';

/** What a page does, and how much of it: the same on many pages is one thing that was found. */
const parted = (what: string): [headline: string, detail: string] => {
  const at = what.search(/ by \d/);
  return at < 0 ? [what, ''] : [what.slice(0, at), what.slice(at)];
};

/** What was found, a line each, pages that have the same together; then who was not looked at. */
export function findingLines({ findings, left }: Notebook): string[] {
  const byHeadline = Map.groupBy(findings, ({ what }) => parted(what)[0]);
  const found = [...byHeadline].flatMap(([headline, places]) => [
    `- ${headline}`,
    ...places.map(({ username, where, what }) => `    ${username}: ${where}${parted(what)[1]}`),
  ]);
  return [...found, ...left.map((who) => `- not looked at, the time was over: ${who}`)];
}

/** Whether everything was looked at and nothing found. */
export const isGood = ({ findings, left }: Notebook): boolean => findings.length === 0 && left.length === 0;
