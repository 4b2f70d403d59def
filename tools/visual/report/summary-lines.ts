import type { CheckResult } from '../check-result.ts';
import { jsonOf, type ReportData } from './report-data.ts';

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** The counts in one sentence. */
export function countsSentence({ counts }: ReportData): string {
  const { compared, same, changed, removed, intended, failed } = counts;
  return `${compared} pictures: ${same} the same, ${changed} changed, ${counts.new} new, ${removed} removed; ${intended} intended, ${failed} failed.`;
}

/** What stands in the terminal after a check. */
export function summaryLines(result: CheckResult): string[] {
  const data = jsonOf(result);
  const { build, photograph, compare } = data.took;
  return [
    `${data.base} → ${data.head.toLowerCase()}, ${data.build}`,
    countsSentence(data),
    `${data.counts.taken} photographed now. Building ${inSeconds(build)}, photographing ${inSeconds(photograph)}, comparing ${inSeconds(compare)}.`,
    ...data.items.filter(({ intended }) => !intended).map(({ kind, shot }) => `  ${kind}: ${shot}`),
    ...data.failures.map(
      ({ shot, side, problem }) => `  failed (${side}): ${shot}: ${problem.split('\n')[0]}`,
    ),
    ...data.stale.map((line) => `  stale in visual-intended.txt: ${line}`),
    ...(data.intendedBuild ? [otherBuild(data.intendedBuild)] : []),
    data.green ? 'Green: nothing changed that is not intended.' : 'Not green.',
  ];
}

export const otherBuild = (build: string): string =>
  `visual-intended.txt was written by ${build}: its hashes may not be this browser's.`;
