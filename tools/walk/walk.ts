import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { failWith } from '../bootstrap/progress.mjs';
import { ensureBrowser, launchFlags } from '../browser/find-browser.mjs';
import { preparedData, prepareJourneyData } from '../journeys/journey-edge.ts';
import { buildWhenChanged, portalBuild } from '../start/builds.ts';
import { lastingBrowser } from './browser/lasting-browser.ts';
import type { Notebook } from './findings.ts';
import { type Options, readOptions } from './options.ts';
import { type Pass, passOf, walkPass } from './pass.ts';
import { contactSheet } from './sheet/contact-sheet.ts';
import { findingLines, isGood } from './sheet/lines.ts';
import { pictureSheet } from './sheet/picture-sheet.ts';

async function writeDown(browser: Browser, pass: Pass, notebook: Notebook): Promise<void> {
  const { language, width, scheme, folder } = pass;
  const title = `${language}, ${width} px, ${scheme}`;
  const lines = findingLines(notebook);
  const sheet = path.join(folder, 'index.html');
  writeFileSync(path.join(folder, 'findings.txt'), `${lines.join('\n')}\n`);
  writeFileSync(sheet, contactSheet(title, notebook));
  await pictureSheet(browser, folder, notebook);
  const { pictures, findings } = notebook;
  process.stdout.write(
    `\n${title}: ${pictures.length} pictures, ${findings.length} findings\n${lines.join('\n')}\n${sheet}\n`,
  );
}

async function walk(options: Options): Promise<boolean> {
  const end = Date.now() + options.minutes * 60_000;
  const interrupted = new AbortController();
  const isOver = () => interrupted.signal.aborted || Date.now() > end;
  await buildWhenChanged(portalBuild);
  const data = await prepareJourneyData();
  process.env[preparedData] = data;
  const executablePath = await ensureBrowser();
  const browser = lastingBrowser(() =>
    chromium.launch({
      executablePath,
      args: launchFlags,
      // By us: the edge has to be stopped too.
      handleSIGINT: false,
      handleSIGTERM: false,
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      interrupted.abort();
      void browser.close();
    });
  }
  let good = true;
  try {
    for (const language of options.languages) {
      for (const width of options.widths) {
        const pass = passOf({ language, width, scheme: options.scheme });
        const notebook = await walkPass(browser, pass, options, isOver);
        await writeDown(await browser.current(), pass, notebook);
        good &&= isGood(notebook);
      }
    }
  } finally {
    await browser.close();
    rmSync(data, { recursive: true, force: true });
  }
  return good;
}

try {
  process.exitCode = (await walk(readOptions(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  failWith(error);
}
