import { add } from './counts.ts';
import type { Result } from './run-step.ts';

const verdict = ({ counts }: Result) => (counts.failed === 0 ? '✔' : '✘');

/** One step's line: verdict, heading, what it counted, how long it took. */
export function resultLine(result: Result): string {
  const { passed, failed, skipped } = result.counts;
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
  const counted = parts.filter(Boolean).join(', ');
  return `${verdict(result)} ${result.step.heading}: ${counted} (${result.seconds.toFixed(1)} s)`;
}

/** Everything the run found, ending with the one line that counts it all. */
export function closingWords(results: readonly Result[]): string {
  const failing = results.filter((result) => result.counts.failed > 0);
  const outputs = failing.map((result) => `\n──── ${result.step.heading}\n${result.output.trim()}\n`);
  const { passed, failed, skipped } = add(results.map((result) => result.counts));
  const left = skipped > 0 ? [`(${skipped} skipped)`] : [];
  return [...outputs, '', ...results.map(resultLine), ...left, '', `${passed} passed, ${failed} failed`].join(
    '\n',
  );
}
