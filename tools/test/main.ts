import { mkdirSync } from 'node:fs';
import { failWith, Refusal, say } from '../bootstrap/progress.mjs';
import { ensureBrowser } from '../browser/find-browser.mjs';
import { atOnce } from './at-once.ts';
import { add } from './counts.ts';
import { closingWords, resultLine } from './report.ts';
import { type Result, runStep } from './run-step.ts';
import { reportFolder, type Step, steps } from './steps.ts';

/** The steps named on the command line, in their usual order; all of them when none is named. */
function chosenSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown) {
    const known = steps.map((step) => step.name).join(', ');
    throw new Refusal(`There is no step "${unknown}". The steps are: ${known}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

const stopping = new AbortController();
const interrupt = () => stopping.abort();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, interrupt);

try {
  const chosen = chosenSteps(process.argv.slice(2));
  const browser = await ensureBrowser();
  say(`Browser: ${browser}`);
  mkdirSync(reportFolder, { recursive: true });
  const results: Result[] = [];
  for (const group of atOnce(chosen)) {
    if (stopping.signal.aborted) break;
    const waiting = group.values();
    const work = async () => {
      for (const step of waiting) {
        if (stopping.signal.aborted) return;
        const result = await runStep(step, { ...process.env, CHROMIUM_PATH: browser }, stopping.signal);
        say(resultLine(result));
        results.push(result);
      }
    };
    await Promise.all([work(), work()]);
  }
  if (stopping.signal.aborted) throw new Refusal('Stopped before the end.');
  process.stdout.write(`${closingWords(results)}\n`);
  process.exit(add(results.map((result) => result.counts)).failed === 0 ? 0 : 1);
} catch (error) {
  failWith(error);
}
