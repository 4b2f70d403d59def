import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { freePort } from '../../../../tools/journeys/free-port.ts';
import { type JourneyEdge, startJourneyEdge } from '../../../../tools/journeys/journey-edge.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything in a browser that customers never should meet. */
export interface Watch {
  /** Lets console errors pass that the journey brings about on purpose. */
  readonly expects: (message: RegExp) => void;
  /** Every address asked for, with what was sent. */
  readonly requests: { readonly url: string; readonly body: string }[];
}

function watchPage(page: Page, found: string[], allowed: readonly RegExp[]): void {
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) found.push(text);
  };
  page.on('pageerror', (error) => note(`page error: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && !/Content Security Policy/i.test(message.text())) return;
    note(`${message.text()} (${message.location().url})`);
  });
}

/** The edge of the file whose tests run. */
interface FileEdges {
  readonly edgeOf: (file: string) => Promise<JourneyEdge>;
}

/**
 * A journey fails on any console error, page error or violation of the content security policy, in any of its tabs. Each
 * file has an edge on data of its own: what its tests do to the demo customers the tests of no other file see, in
 * whatever order and on however many processors the files run.
 */
export const test = base.extend<
  { watch: Watch; edge: JourneyEdge },
  { portalFolder: string | undefined; fileEdges: FileEdges }
>({
  /** What the edges serve; the built portal itself where nothing is named. */
  portalFolder: [undefined, { scope: 'worker', option: true }],
  fileEdges: [
    async ({ portalFolder }, use) => {
      let running: { file: string; edge: JourneyEdge } | undefined;
      await use({
        async edgeOf(file) {
          if (running?.file === file) return running.edge;
          await running?.edge.stop();
          running = undefined;
          const edge = await startJourneyEdge(await freePort(), portalFolder);
          running = { file, edge };
          return edge;
        },
      });
      await running?.edge.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  edge: [
    async ({ fileEdges }, use, { file }) => await use(await fileEdges.edgeOf(file)),
    { timeout: 120_000 },
  ],
  baseURL: async ({ edge }, use) => await use(edge.url),
  watch: [
    async ({ context }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      const requests: { url: string; body: string }[] = [];
      context.on('page', (page) => watchPage(page, found, allowed));
      context.on('request', (request) =>
        requests.push({ url: request.url(), body: request.postData() ?? '' }),
      );
      await use({ expects: (message) => allowed.push(message), requests });
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Fails on anything that axe holds against the page as it is.
 * @param besides rules that axe leaves out unless they are asked for
 */
export async function expectAccessible(page: Page, besides: readonly string[] = []): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axeSource);
  // What is on its way in or out has colours that it will not keep; what moves for ever is looked at as it is.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const violations = await page.evaluate(async (asked) => {
    const axe: {
      run: (
        where: object,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    } = Reflect.get(window, 'axe');
    // Left out: react-aria's own announcer, which lets its pictures of words go again at once.
    const where = { exclude: ['[data-live-announcer]'] };
    const rules = Object.fromEntries(asked.map((rule) => [rule, { enabled: true }]));
    const { violations: found } = await axe.run(where, { resultTypes: ['violations'], rules });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, besides);
  expect(violations).toEqual([]);
}

export { expect };
