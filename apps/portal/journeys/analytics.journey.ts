import { restPaths } from '@linework/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

/** What the edge has of whoever is signed in: each event by its kind and what it says. */
async function counted(
  context: BrowserContext,
): Promise<readonly { readonly name: string; readonly says: string }[]> {
  const html = await (await context.request.get('/demo/analytics')).text();
  return [...html.matchAll(/ data-name="([^"]+)">.*?<\/th><td>(.*?)<\/td>/g)].map(
    ([, name = '', says = '']) => ({ name, says }),
  );
}
const countedErrors = async (context: BrowserContext): Promise<number> =>
  (await counted(context)).filter(({ name }) => name === 'error').length;

/** Something that is promised to be counted happens, and nothing else. */
const happen = async (page: Page, times: number) =>
  await page.evaluate((many) => {
    for (let time = 0; time < many; time += 1) void Promise.reject(new Error('of this journey'));
  }, times);

/** How many events wait in the browser's own database. */
const waiting = async (page: Page): Promise<number> =>
  await page.evaluate(
    async () =>
      await new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('linework-analytics');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('events').objectStore('events').count();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
  );

const sent = (page: Page) => page.waitForResponse(`**${restPaths.analytics}`);

test('what is promised is counted at the edge, once, through a closed tab, no connection and a reload', async ({
  page,
  context,
  watch,
}) => {
  watch.expects(/of this journey|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const customer = new Customer(page);
  const first = sent(page);
  await customer.signIn('maple', '/billing/pay-bill');
  expect((await first).status()).toBe(204);
  await expect.poll(async () => (await counted(context)).map(({ name }) => name)).toContain('pageView');

  const tab = await context.newPage();
  const opened = sent(tab);
  await tab.goto('/account-summary');
  await opened;
  await happen(tab, 3);
  await tab.goto('about:blank');
  await expect.poll(() => countedErrors(context)).toBe(3);

  await context.setOffline(true);
  await happen(page, 2);
  await expect.poll(() => waiting(page)).toBeGreaterThanOrEqual(2);
  await context.setOffline(false);
  await expect.poll(() => countedErrors(context)).toBe(5);

  const anything = `**${restPaths.analytics}`;
  await context.route(anything, (route) => route.abort());
  await happen(page, 2);
  await expect.poll(() => waiting(page)).toBeGreaterThanOrEqual(2);
  await page.goto('about:blank');
  await context.unroute(anything);
  const again = sent(page);
  // Another tab stands in front: a page behind it may not be drawn, and sends all the same.
  await page.goto('/billing/pay-bill');
  await again;
  await expect.poll(() => countedErrors(context)).toBe(7);
  await expect.poll(() => waiting(page)).toBe(0);
  // Nothing waits any more: no page told again what another had told, nor that somebody signed in who had before.
  const all = await counted(context);
  expect(all.filter(({ name }) => name === 'error')).toHaveLength(7);
  expect(all.filter(({ says }) => says === 'change: began')).toHaveLength(1);
});

test('signing out leaves nothing behind in the browser', async ({ page }) => {
  const customer = new Customer(page);
  const first = sent(page);
  await customer.signIn('maple', '/billing/pay-bill');
  await first;
  await page
    .getByRole('button', { name: customer.say('shell', 'signOut') })
    .first()
    .click();
  await expect(page).toHaveURL(/loggedOut=true/);
  await expect.poll(() => waiting(page)).toBe(0);
});

test('a browser that asks not to be followed sends nothing', async ({ page, watch }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const customer = new Customer(page);
  const fetched = page.waitForResponse(/\/assets\/follow-/);
  await customer.signIn('maple', '/billing/pay-bill');
  await (await fetched).finished();
  await page.goto('about:blank');
  expect(watch.requests.filter(({ url }) => url.endsWith(restPaths.analytics))).toEqual([]);
});

test('an endpoint that never answers holds nothing up, and hears later what it was to be told', async ({
  page,
  context,
  watch,
}) => {
  watch.expects(/of this journey|ERR_FAILED|ERR_ABORTED/);
  const anything = `**${restPaths.analytics}`;
  const asked = page.waitForRequest(anything);
  await context.route(anything, () => undefined);
  const customer = new Customer(page);
  await customer.openPayment('highvalue');
  await asked;
  await happen(page, 1);
  await customer.chooseAmountDue();
  await expect.poll(() => waiting(page)).toBeGreaterThanOrEqual(1);
  await context.unroute(anything);
  await customer.openBilling();
  await expect.poll(() => countedErrors(context)).toBe(1);
});
