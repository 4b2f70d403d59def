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

/**
 * A journey fails on any console error, page error or violation of the content security policy, in any of its tabs. Those
 * that run side by side have an edge each: what one does to the demo customers no other sees.
 */
export const test = base.extend<{ watch: Watch }, { edge: JourneyEdge }>({
  edge: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that nothing is asked for
    async ({}, use) => {
      const edge = await startJourneyEdge(await freePort());
      await use(edge);
      await edge.stop();
    },
    { scope: 'worker', timeout: 120_000 },
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

/** Fails on anything that axe holds against the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const axe: {
      run: (
        where: object,
        how: object,
      ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    } = Reflect.get(window, 'axe');
    // Left out: react-aria's own announcer, which lets its pictures of words go again at once; and the rule that
    // everything is in a landmark, which the brand above the menu is not.
    const where = { exclude: ['[data-live-announcer]'] };
    const { violations: found } = await axe.run(where, { rules: { region: { enabled: false } } });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(violations).toEqual([]);
}

export { expect };
