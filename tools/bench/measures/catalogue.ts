import { performance } from 'node:perf_hooks';
import { chromium, type Response } from 'playwright';
import { ensureBrowser, launchFlags } from '../../browser/find-browser.mjs';
import { buildWhenChanged, catalogueBuild } from '../../start/builds.ts';
import { serveFolder } from '../../visual/camera/serve-folder.ts';
import { atMost, type Measure, type Row, told } from '../row.ts';
import { middle } from '../share-of.ts';

/** How often each is opened; the one in the middle counts. */
const visits = 5;
const aimSeconds = 3;

interface Visit {
  readonly seconds: number;
  readonly manager: number;
  readonly preview: number;
}

/** Opens an address of the catalogue with nothing in the cache, until what it is about can be seen in its frame. */
async function visit(address: string, seen: string): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchFlags });
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => response.ok() && responses.push(response));
  const began = performance.now();
  await page.goto(address);
  await page.frameLocator('#storybook-preview-iframe').locator(seen).first().waitFor();
  const seconds = (performance.now() - began) / 1000;
  const weights = await Promise.all(
    responses.map(async (response) => ({
      isManager: response.frame() === page.mainFrame(),
      kilobytes: (await response.body()).length / 1000,
    })),
  );
  await browser.close();
  const weigh = (isManager: boolean): number =>
    weights.filter((one) => one.isManager === isManager).reduce((sum, one) => sum + one.kilobytes, 0);
  return { seconds, manager: weigh(true), preview: weigh(false) };
}

async function measure(name: string, path: string, seen: string): Promise<Row[]> {
  await buildWhenChanged(catalogueBuild);
  const served = await serveFolder(catalogueBuild.out);
  try {
    const made: Visit[] = [];
    for (let at = 0; at < visits; at += 1) made.push(await visit(`${served.url}/?path=${path}`, seen));
    return [
      atMost(
        {
          name,
          value: middle(made.map(({ seconds }) => seconds)),
          unit: 's',
        },
        null,
        aimSeconds,
      ),
      told({ name, value: middle(made.map(({ manager }) => manager)), unit: 'kB of manager' }),
      told({ name, value: middle(made.map(({ preview }) => preview)), unit: 'kB of preview' }),
    ];
  } finally {
    await served.close();
  }
}

/** The built catalogue, opened cold at a story and at a component's own page. */
export const catalogueMeasures: Readonly<Record<string, Measure>> = {
  'catalogue/first-story': () =>
    measure('catalogue/first-story', '/story/components-button--primary', '#storybook-root button'),
  'catalogue/docs-page': () =>
    measure('catalogue/docs-page', '/docs/components-button--docs', '#storybook-docs h1'),
};
