import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { keptBack } from './support/kept-back.ts';
import { Customer, wholePage } from './support/walk.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** On a slow phone they take seconds. */
const scripts = '**/assets/*.js';

/** Somebody who signed in before, at billing home while the portal is still on its way. */
async function arriveEarly(page: Page, username: string, language: 'en' | 'es' = 'en') {
  const customer = new Customer(page, language);
  await customer.arrive(username, '/cookies');
  const letPortalCome = await keptBack(page, scripts);
  await page.goto('/billing/pay-bill', { waitUntil: 'commit' });
  return { customer, letPortalCome };
}

for (const { username, language, viewport } of [
  { username: 'maple', language: 'en', viewport: phone },
  { username: 'maple', language: 'es', viewport: desk },
  { username: 'pastdue43', language: 'es', viewport: phone },
  { username: 'scheduled', language: 'en', viewport: desk },
  { username: 'softoff', language: 'en', viewport: phone },
] as const) {
  test.describe(`${username} in ${language} at ${viewport.width} px`, () => {
    test.use({ locale: language, viewport });

    test('what is due is seen before the portal has come, and stays where it is', async ({ page }) => {
      const { customer, letPortalCome } = await arriveEarly(page, username, language);
      const amount = page.getByRole('heading', { level: 2 }).filter({ hasText: '$' }).first();
      await expect(amount).toBeVisible();
      await expect(customer.payLink()).toBeVisible();
      const said = await amount.textContent();
      // The side menu, or a phone's bottom bar.
      const wayAround = page.getByRole('navigation').first();
      await expect(wayAround).toBeVisible();
      const places = async () => [
        await amount.boundingBox(),
        await customer.payLink().boundingBox(),
        await wayAround.boundingBox(),
      ];
      const early = await places();
      letPortalCome();
      await expect(wholePage(page)).toBeVisible();
      await expect(amount).toHaveText(said ?? '');
      const late = await places();
      for (const [index, place] of early.entries()) {
        expect(Math.abs((late[index]?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2);
        expect(late[index]?.x).toBe(place?.x);
      }
    });
  });
}

test('what is pressed before the portal has come is done once it has', async ({ page }) => {
  const { customer, letPortalCome } = await arriveEarly(page, 'maple');
  const onItsWay = page.getByRole('progressbar', { name: customer.say('shell', 'loading') });
  const said = page.getByRole('status').filter({ hasText: customer.say('shell', 'loading') });
  await expect(onItsWay).toHaveCount(0);
  await customer.button('shell', 'switchLanguage').click();
  await customer.payLink().click();
  await expect(page).toHaveURL(/\/billing\/pay-bill$/);
  // Seen and heard at once, of what was pressed last alone.
  await expect(onItsWay).toBeVisible();
  await expect(said).toHaveCount(1);
  await expect(customer.payLink()).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator(':is(a, button)[aria-busy]')).toHaveCount(1);
  letPortalCome();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await expect(onItsWay).toHaveCount(0);
  await expect(said).toHaveCount(0);
  // In the page that was open, and not in a new one: Back leads to it.
  await page.goBack();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(customer.payLink()).toBeFocused();
});

test('a number is dialed at once, also before the portal has come', async ({ page }) => {
  await arriveEarly(page, 'disconnected');
  const call = page.getByRole('link', { name: /^1-800-/ }).first();
  await expect(call).toBeVisible();
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      document.body.dataset.leftToBrowser = String(!event.defaultPrevented);
      event.preventDefault();
    }),
  );
  await call.click();
  await expect(page.locator('body')).toHaveAttribute('data-left-to-browser', 'true');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a language chosen before the portal has come is the one that it comes in', async ({ page }) => {
  const { customer, letPortalCome } = await arriveEarly(page, 'maple');
  await customer.button('shell', 'switchLanguage').click();
  letPortalCome();
  await expect(new Customer(page, 'es').heading('home', 'heading')).toBeVisible();
});

test('the focus stays on what it was moved to before the portal has come', async ({ page }) => {
  const { customer, letPortalCome } = await arriveEarly(page, 'maple');
  await customer.payLink().focus();
  letPortalCome();
  await expect(wholePage(page)).toBeVisible();
  await expect(customer.payLink()).toBeFocused();
});

test('nothing says that a press is on its way once it was left to the browser', async ({ page }) => {
  await page.clock.install();
  const { customer } = await arriveEarly(page, 'maple');
  const onItsWay = page.getByRole('progressbar', { name: customer.say('shell', 'loading') });
  await customer.button('shell', 'switchLanguage').click();
  await expect(onItsWay).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(onItsWay).toHaveCount(0);
  await expect(page.locator(':is(a, button)[aria-busy], [data-pressed]')).toHaveCount(0);
});

for (const weight of [400, 700])
  test(`figures of weight ${weight} are as large as letters until the typeface is there`, async ({
    page,
  }) => {
    await arriveEarly(page, 'maple');
    const widths = await page.evaluate((fontWeight) => {
      return ['0000', 'aaaa'].map((text) => {
        const line = document.createElement('span');
        line.textContent = text;
        Object.assign(line.style, { position: 'absolute', fontFamily: '"Inter Fallback"', fontWeight });
        document.body.append(line);
        return line.getBoundingClientRect().width;
      });
    }, weight);
    // In Arial, and in what has its measures, a figure is as wide as this letter.
    expect(widths[0]).toBe(widths[1]);
    expect(widths[0]).toBeGreaterThan(0);
  });

test.describe('on a phone as Lighthouse looks at it', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('of what the bottom bar covers nothing is left that is too small to press', async ({ page }) => {
    const { letPortalCome } = await arriveEarly(page, 'maple');
    letPortalCome();
    await expect(wholePage(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expectAccessible(page, ['target-size']);
  });
});

test('a portal that does not come leaves links to the browser, and nothing of an account longer than its session', async ({
  page,
}) => {
  await page.clock.install();
  const { customer } = await arriveEarly(page, 'maple');
  const amount = page.getByRole('heading', { level: 2 }).filter({ hasText: '$' });
  await customer.payLink().click();
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(/open=otp/);
  await page.goto('/billing/pay-bill', { waitUntil: 'commit' });
  await expect(amount.first()).toBeVisible();
  await page.clock.runFor('20:00');
  await expect(amount).toHaveCount(0);
});

test.describe('at a desk', () => {
  test.use({ viewport: desk });

  for (const { what, fails } of [
    { what: 'does not come', fails: async (page: Page) => await page.clock.runFor(20_000) },
    {
      what: 'cannot be read',
      fails: async (page: Page) => {
        await page.evaluate(() => {
          document.querySelector('script[type="module"][src]')?.dispatchEvent(new Event('error'));
        });
      },
    },
  ])
    test(`whoever signs out of a page whose portal ${what} is signed out`, async ({ page }) => {
      await page.clock.install();
      const { customer, letPortalCome } = await arriveEarly(page, 'maple');
      await customer.button('shell', 'signOut').click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await fails(page);
      await expect(page).toHaveURL(/\/login\?loggedOut=true$/);
      letPortalCome();
      await page.goto('/billing/pay-bill');
      await expect(page).toHaveURL(/\/login/);
    });
});

test('whoever signs out long after the portal should have come is signed out at once', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.clock.install();
  const { customer } = await arriveEarly(page, 'maple');
  await expect(customer.payLink()).toBeVisible();
  await page.clock.runFor(20_000);
  await customer.button('shell', 'signOut').click();
  await expect(page).toHaveURL(/\/login\?loggedOut=true$/);
});

test('whoever signed out without a connection is shown nothing by the next page', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/cookies');
  await page.context().addCookies([{ name: 'sign-out', value: 'owed', url: page.url() }]);
  await keptBack(page, scripts);
  await page.goto('/billing/pay-bill', { waitUntil: 'commit' });
  await expect(page.locator('noscript').first()).toBeAttached();
  await expect(page.locator('body')).not.toContainText('$');
});

test('whoever has to call reads the number before the portal has come', async ({ page }) => {
  await arriveEarly(page, 'disconnected');
  await expect(page.getByRole('main')).toContainText('1-800-555-0142');
});

test('a page of somebody who left a payment comes whole', async ({ page, edge }) => {
  const customer = new Customer(page);
  await customer.openPayment('duetoday');
  await customer.chooseOther('12.00');
  const { letPortalCome } = await arriveEarly(page, 'duetoday');
  await expect(page.locator('noscript').first()).toBeAttached();
  expect(await page.locator('#root').textContent()).toBe('');
  expect(edge.log()).not.toContain('could not be drawn');
  letPortalCome();
  await expect(wholePage(page)).toBeVisible();
});

test('a page that other things stand above comes whole', async ({ page }) => {
  const { letPortalCome } = await arriveEarly(page, 'csr');
  await expect(page.locator('noscript').first()).toBeAttached();
  expect(await page.locator('#root').textContent()).toBe('');
  letPortalCome();
  await expect(wholePage(page)).toBeVisible();
});
