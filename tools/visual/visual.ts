import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../bootstrap/install.mjs';
import { failWith, say } from '../bootstrap/progress.mjs';
import { type CameraBrowser, startBrowser, usualPages } from './camera/browser.ts';
import { isGreen } from './check-result.ts';
import { intentionOf, writeIntentions } from './compare/intended.ts';
import { type Options, readOptions } from './options.ts';
import { pruneCache } from './picture-cache.ts';
import { places } from './places.ts';
import { prove } from './prove/prove.ts';
import { jsonOf } from './report/report-data.ts';
import { summaryLines } from './report/summary-lines.ts';
import { writeReport } from './report/write-report.ts';
import { runCheck } from './run-check.ts';
import { baseCommit, catalogueOfCommit, catalogueOfFolder } from './sources/catalogue.ts';
import { stress } from './stress.ts';

async function check(
  camera: CameraBrowser,
  options: Options,
  write: (text: string) => void,
): Promise<boolean> {
  const commit = baseCommit(options.base);
  const result = await runCheck({
    camera,
    base: { label: `Base ${commit.slice(0, 9)}`, catalogue: () => catalogueOfCommit(commit) },
    head: { label: 'This tree', catalogue: () => catalogueOfFolder(root, 'this tree') },
    pages: options.pages ?? usualPages,
    choice: options,
    all: options.all,
  });
  await writeReport(result, places.report);
  if (options.intend) {
    writeFileSync(places.intended, writeIntentions(result.build, result.found.map(intentionOf)));
    say(`${result.found.length} differences are written into visual-intended.txt as intended.`);
  }
  if (options.json) write(`${JSON.stringify(jsonOf(result), null, 2)}\n`);
  else write(`\n${summaryLines(result).join('\n')}\n${path.join(places.report, 'index.html')}\n`);
  return options.intend || isGreen(result);
}

async function run(options: Options): Promise<boolean> {
  // With --json standard output is for the result alone.
  const write = process.stdout.write.bind(process.stdout);
  if (options.json) process.stdout.write = process.stderr.write.bind(process.stderr);
  mkdirSync(places.report, { recursive: true });
  const camera = await startBrowser();
  try {
    if (options.task === 'prove') return await prove(camera, options, options.pages ?? usualPages);
    if (options.task === 'stress') return await stress(camera, options, write);
    return await check(camera, options, write);
  } finally {
    await camera.browser.close();
    pruneCache();
  }
}

try {
  process.exitCode = (await run(readOptions(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  failWith(error);
}
