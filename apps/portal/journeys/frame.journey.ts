import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

/** What reviewers may switch. */
const put = async (page: Page, path: string, body: object) => {
  const answer = await page.request.put(path, { data: body });
  expect(answer.ok()).toBe(true);
};

test('an outage stands above pages until somebody closes it, and then for them on no device', async ({
  page,
  browser,
  edge,
}) => {
  await put(page, '/api/demo/page-alerts', { shown: 'outage' });
  const customer = new Customer(page);
  const banner = page.getByRole('region', { name: customer.say('pageAlerts', 'label') });
  await customer.signIn('maple');
  await expect(customer.heading('summary', 'heading')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await customer.openBilling();
  await expect(banner).toContainText('Service outage.');
  await expectAccessible(page);
  await customer.button('pageAlerts', 'dismiss').click();
  await expect(banner).toHaveCount(0);
  await expect(customer.heading('home', 'heading')).toBeFocused();
  const elsewhere = await browser.newContext({ baseURL: edge.url });
  const other = new Customer(await elsewhere.newPage());
  await other.arrive('maple', '/billing/pay-bill');
  await expect(other.heading('home', 'heading')).toBeVisible();
  await expect(other.page.getByRole('region', { name: other.say('pageAlerts', 'label') })).toHaveCount(0);
  await elsewhere.close();
  await put(page, '/api/demo/page-alerts', { shown: 'none' });
});

test('Back returns to where the page was left, whatever came of its list meanwhile', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/billing/account-activity');
  const lines = page.getByRole('row');
  await expect(lines.nth(10)).toBeVisible();
  await lines.nth(10).scrollIntoViewIfNeeded();
  // At once: a wheel goes on rolling while it is asked where the page stands.
  await page.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const left = await page.evaluate(() => window.scrollY);
  const billing = { name: customer.say('shell', 'navigation.billing'), exact: true };
  await page.getByRole('navigation').getByRole('link', billing).first().click();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(lines.nth(10)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('Back puts the focus on the link by which a page was left, and on the heading where that is gone', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/billing/pay-bill');
  const bills = page.getByRole('link', { name: customer.say('home', 'bills.all') });
  await bills.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/view-statements/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(bills).toBeFocused();
  await expect(bills).toBeInViewport();
  await page.goForward();
  await page.waitForURL(/view-statements/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an address that names a part of a page leads to it, and puts the focus there', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/account-summary');
  const part = page.getByRole('heading', { name: customer.say('summary', 'services.heading') });
  await expect(part).toBeVisible();
  await part.evaluate((heading) => {
    heading.id = 'services';
    window.location.hash = '#services';
  });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
});

test('the browser asks before a page for those signed in is left, where that is turned on', async ({
  page,
}) => {
  await put(page, '/api/demo/toggles', { toggle: 'speedBump', on: true });
  const customer = new Customer(page);
  const bump = page.waitForResponse(/speed-bump/);
  // What the foot of the page asks after the first paint is answered before the session ends.
  const compliance = page.waitForResponse(/cpni\/compliance/);
  await customer.arrive('maple', '/billing/pay-bill');
  await bump;
  await compliance;
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  // Nobody has done anything yet: browsers ask only whoever has.
  await customer.heading('home', 'heading').click();
  await page.evaluate(() => window.location.assign('/billing/view-statements'));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(customer.heading('home', 'heading')).toBeVisible();
  // Signing out is no leaving of the portal, and what was asked for is not asked about.
  await customer.button('shell', 'signOut').click();
  await expect(page).toHaveURL(/loggedOut=true/);
  await page.goto('/login');
  expect(asked).toEqual(['beforeunload']);
  await put(page, '/api/demo/toggles', { toggle: 'speedBump', on: null });
});

/** Follows what leads out of the portal: it says so before, and the page stays as it is. */
async function expectBeside(way: Locator, address: string): Promise<void> {
  const page = way.page();
  const here = page.url();
  await expect(way).toHaveAccessibleName(/ opens in a new tab$/);
  const opening = page.context().waitForEvent('page');
  await way.click();
  const tab = await opening;
  await expect(tab).toHaveURL(address);
  await tab.close();
  await expect(page).toHaveURL(here);
  await expect(way).toBeVisible();
}

test('stores, terms and what is done with what we know open beside the page, which says so before', async ({
  page,
  context,
}) => {
  await context.route('https://provider.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
  const customer = new Customer(page);
  await customer.arrive('pastdue30', '/billing/pay-bill');
  const [main, foot] = [page.getByRole('main'), page.getByRole('contentinfo')];
  const stores = 'https://provider.example/stores';
  await expectBeside(
    main.getByRole('link', { name: customer.startsLike('nextSteps', 'help.store') }),
    stores,
  );
  await expectBeside(
    foot.getByRole('link', { name: customer.startsLike('foot', 'privacy') }),
    'https://provider.example/privacy',
  );
  await customer.payLink().click();
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.payToday();
  await expectBeside(main.getByRole('link', { name: /terms/ }), 'https://provider.example/terms');
  await customer.comeAs('cashonly', '/billing/pay-bill?open=otp');
  await expect(customer.outcome('LW-PAY-032')).toBeVisible();
  await expectBeside(page.getByRole('button', { name: customer.startsLike('actions', 'findStore') }), stores);
});

const part = /\/parts\/sample-part\.js$/;

test('another team’s part stands in the portal, is told who is there, and leads to other pages', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/homepage-mfe');
  await expect(page.getByText(/^This part was mounted for .+, account ···· \d{4}\.$/)).toBeVisible();
  await expect(page).toHaveTitle(/^Home/);
  await expectAccessible(page);
  await customer.button('shell', 'switchLanguage').click();
  await expect(page.getByText(/^Esta parte se montó para /)).toBeVisible();
  await page.getByRole('button', { name: 'Ir a facturación' }).click();
  await expect(page).toHaveURL(/\/billing\/pay-bill$/);
  await page.goto('/tech-amenities-stub');
  await expect(page).toHaveTitle(/^No encontramos|^Página no encontrada/);
});

const failures = [
  {
    what: 'was changed by a byte',
    code: 'LW-SYS-051',
    spoil: async (page: Page) =>
      await page.route(part, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
      }),
  },
  {
    what: 'is not there',
    code: 'LW-SYS-051',
    spoil: async (page: Page) => await page.route(part, (route) => route.abort()),
  },
  {
    what: 'does not come within two minutes',
    code: 'LW-SYS-052',
    spoil: async (page: Page) => {
      await page.clock.install();
      await page.route(part, () => undefined);
    },
    after: async (page: Page) => {
      await expect(page.getByText(/^Loading this page$/)).toBeAttached();
      await page.clock.fastForward(121_000);
    },
  },
  {
    what: 'gives up',
    code: 'LW-SYS-050',
    after: async (page: Page) => await page.getByRole('button', { name: 'Give up' }).click(),
  },
  {
    what: 'throws',
    code: 'LW-SYS-050',
    after: async (page: Page) => await page.getByRole('button', { name: 'Throw' }).click(),
  },
] as const;

for (const failure of failures) {
  test(`a part that ${failure.what} is told as a page that did not load, and the portal goes on`, async ({
    page,
    watch,
  }) => {
    watch.expects(/integrity|Failed to load|preload|sample part threw/i);
    if ('spoil' in failure) await failure.spoil(page);
    const customer = new Customer(page);
    await customer.arrive('maple', '/homepage-mfe');
    if ('after' in failure) await failure.after(page);
    await expect(page.locator(`[data-outcome="${failure.code}"]`)).toBeVisible();
    await expect(customer.heading('chunkProblem', 'title')).toBeVisible();
    const billing = { name: customer.say('shell', 'navigation.billing'), exact: true };
    await page.getByRole('navigation').getByRole('link', billing).first().click();
    await expect(customer.heading('home', 'heading')).toBeVisible();
  });
}
