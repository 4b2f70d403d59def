import { add } from './counts.ts';
import { slowest } from './file-times.ts';
import type { Result } from './run-step.ts';

const verdict = ({ counts }: Result) => (counts.failed === 0 ? '✔' : '✘');

const shownFiles = 8;
const shownBroken = 20;

/** One step's line: verdict, heading, what it counted, how long it took, and what the processors worked where nothing ran beside. */
export function resultLine(result: Result): string {
  const { passed, failed, skipped } = result.counts;
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  const counted = parts.filter(Boolean).join(', ');
  const worked = result.step.together ? '' : `, ${result.processorSeconds.toFixed(0)} s of the processors`;
  return `${verdict(result)} ${result.step.heading}: ${counted} (${result.seconds.toFixed(1)} s${worked})`;
}

/** What a step cost, file by file: those that kept a worker longest. */
export function costLines({ step, fileTimes }: Pick<Result, 'step' | 'fileTimes'>): string[] {
  const longest = slowest(fileTimes, shownFiles);
  const sum = fileTimes.reduce((all, { seconds }) => all + seconds, 0);
  if (longest.length === 0) return [];
  return [
    `${step.heading}: ${fileTimes.length} files kept a worker for ${sum.toFixed(0)} s together, the longest:`,
    ...longest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`),
  ];
}

/** What is broken stands under its step too: of a long run many read the end alone. */
export function brokenLines({ broken }: Pick<Result, 'broken'>): string[] {
  const more = broken.length - shownBroken;
  const shown = broken
    .slice(0, shownBroken)
    .flatMap((each) => each.split('\n').map((line, index) => `${index === 0 ? '    ✘' : '       '} ${line}`));
  return more > 0 ? [...shown, `    and ${more} more`] : shown;
}

/** Everything the run found, ending with the one line that counts it all. */
export function closingWords(results: readonly Result[]): string {
  const failing = results.filter((result) => result.counts.failed > 0);
  const outputs = failing.map((result) => `\n──── ${result.step.heading}\n${result.output.trim()}\n`);
  const { passed, failed, skipped } = add(results.map((result) => result.counts));
  const left = skipped > 0 ? [`(${skipped} skipped)`] : [];
  return [
    ...outputs,
    '',
    ...results.flatMap(costLines),
    '',
    ...results.flatMap((result) => [resultLine(result), ...brokenLines(result)]),
    ...left,
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
