import {
  BillingSummaryDocument,
  MessageSettingsDocument,
  PaymentMethodsDocument,
  restPaths,
} from '@linework/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { keptBack } from './support/kept-back.ts';
import { Customer } from './support/walk.ts';

const phone = { width: 390, height: 844 };

/** Keeps an answer back that the page asks for, until what is returned is called. */
const keepBack = (page: Page, { id }: { readonly id: string }): Promise<() => void> =>
  keptBack(page, '**/selfservice/graph**', (request) => request.postData()?.includes(id) === true);

const unfinished = '[aria-busy="true"], span[data-shape]';

/** Adds up from now on what moves without the customer having done anything, as Cumulative Layout Shift does. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; from: string[] }>> {
  await page.addInitScript(() => {
    const found: { sum: number; from: string[] } = { sum: 0, from: [] };
    Reflect.set(window, 'shifts', found);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        found.sum += Number(Reflect.get(entry, 'value'));
        found.from.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

for (const { username, language } of [
  { username: 'pastdue30', language: 'en' },
  { username: 'pastdue30', language: 'es' },
  { username: 'pastdue43', language: 'en' },
  { username: 'scheduled', language: 'en' },
  { username: 'softoff', language: 'es' },
  { username: 'mobilepastdue', language: 'en' },
  { username: 'mobileoff', language: 'es' },
  { username: 'streaming', language: 'en' },
] as const) {
  test.describe(`${username} in ${language}, on a slow phone`, () => {
    test.use({ locale: language, viewport: phone });

    test('nothing moves that was drawn, and paying is in sight', async ({ page }) => {
      const customer = new Customer(page, language);
      await customer.arrive(username);
      const shifts = await watchShifts(page);
      await slowDown(page);
      const pay = customer.payLink();
      const footOfPay = async () => {
        const box = await pay.boundingBox();
        return box ? box.y + box.height : Number.NaN;
      };
      for (const { path, last } of [
        { path: '/billing/pay-bill', last: customer.say('home', 'activity.heading') },
        { path: '/account-summary', last: customer.say('summary', 'services.heading') },
      ]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(pay).toBeVisible();
        await expect(page.getByRole('heading', { name: last })).toBeVisible();
        const { sum, from } = await shifts();
        expect(sum, from.join('\n')).toBeLessThan(0.02);
        const bar = await page.getByRole('navigation').last().boundingBox();
        expect(await footOfPay()).toBeLessThan(bar?.y ?? phone.height);
      }
    });
  });
}

for (const { username, late } of [
  { username: 'streaming', late: /assets.late-mobile-card-/ },
  { username: 'mobileoff', late: /assets.late-mobile-card-/ },
  { username: 'enterprise', late: /assets.EnterprisePanel-/ },
] as const) {
  test.describe(`account summary of ${username}, whose part is fetched last`, () => {
    test.use({ viewport: phone });

    test('nothing moves that was drawn', async ({ page }) => {
      const customer = new Customer(page);
      await customer.arrive(username);
      const shifts = await watchShifts(page);
      let send = () => {};
      const allElse = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route(late, async (route) => {
        await allElse;
        await route.continue();
      });
      await page.goto('/account-summary');
      await expect(
        page.getByRole('heading', { name: customer.say('summary', 'details.heading') }),
      ).toBeVisible();
      send();
      await expect(page.locator('[aria-busy="true"], span[data-shape]')).toHaveCount(0);
      const { sum, from } = await shifts();
      expect(sum, from.join('\n')).toBeLessThan(0.02);
    });
  });
}

test.describe('billing of longnames, whose methods are known last', () => {
  test.use({ viewport: phone });

  test('nothing moves that was drawn', async ({ page }) => {
    const customer = new Customer(page);
    await customer.arrive('longnames');
    const shifts = await watchShifts(page);
    const send = await keepBack(page, PaymentMethodsDocument);
    await page.goto('/account-summary');
    // Not by the pointer: what moves soon after a press does not count.
    await page
      .getByRole('link', { name: customer.say('shell', 'navigation.billing') })
      .locator('visible=true')
      .first()
      .evaluate((link) => (link instanceof HTMLElement ? link.click() : undefined));
    await expect(
      page.getByRole('heading', { name: customer.say('home', 'howYouPay.heading') }),
    ).toBeVisible();
    send();
    await expect(page.locator(unfinished)).toHaveCount(0);
    const { sum, from } = await shifts();
    expect(sum, from.join('\n')).toBeLessThan(0.02);
  });
});

for (const { username, language, path, last, titled, beside, comes } of [
  {
    username: 'pastdue43',
    language: 'es',
    path: '/billing/view-statements',
    last: BillingSummaryDocument,
    titled: 'statements',
    beside: 'a[href*="pdf"]',
    comes: 'main a[href*="open=otp"]',
  },
  {
    username: 'longnames',
    language: 'en',
    path: '/billing/bill-pay-options?open=msg',
    last: MessageSettingsDocument,
    titled: 'messageSettings',
    beside: '[aria-busy="true"]',
    comes: 'input[role="switch"]',
  },
] as const) {
  test.describe(`${path} of ${username}, in ${language}`, () => {
    test.use({ locale: language, viewport: phone });

    test('nothing moves that was drawn, as the last answer comes', async ({ page }) => {
      const customer = new Customer(page, language);
      await customer.arrive(username);
      const shifts = await watchShifts(page);
      const send = await keepBack(page, last);
      await page.goto(path);
      await expect(customer.heading(titled, 'title')).toBeVisible();
      await expect(page.locator(beside).first()).toBeAttached();
      send();
      await expect(page.locator(comes).first()).toBeAttached();
      await expect(page.locator(unfinished)).toHaveCount(0);
      const { sum, from } = await shifts();
      expect(sum, from.join('\n')).toBeLessThan(0.02);
    });
  });
}

for (const username of ['autopay', 'csr']) {
  test.describe(`signing in as ${username}, on a phone`, () => {
    test.use({ viewport: phone });

    test('nothing moves between the form and the page that was wanted', async ({ page }) => {
      const customer = new Customer(page);
      const shifts = await watchShifts(page);
      await page.goto('/login');
      await customer.fillSignIn(username);
      await page.route(`**${restPaths.signIn}`, async (route) => {
        const response = await route.fetch();
        const answeredAt = await page.evaluate(() => performance.now());
        // Nothing that moves within half a second of a press counts.
        await page.waitForFunction((at) => performance.now() > at + 600, answeredAt);
        await route.fulfill({ response });
      });
      await customer.submitSignIn();
      await expect(customer.heading('summary', 'heading')).toBeVisible();
      await expect(page.locator(unfinished)).toHaveCount(0);
      const { sum, from } = await shifts();
      expect(sum, from.join('\n')).toBeLessThan(0.02);
    });
  });
}

test.describe('on a phone whose typeface comes last', () => {
  test.use({ viewport: phone });

  test('a page that it would move keeps its letters, and the next one is written in it', async ({ page }) => {
    const customer = new Customer(page);
    await customer.arrive('cashonly');
    const shifts = await watchShifts(page);
    let send = () => {};
    const allElse = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await allElse;
      await route.continue();
    });
    await page.goto('/billing/pay-bill');
    await expect(page.getByRole('heading', { name: customer.say('home', 'activity.heading') })).toBeVisible();
    await expect(page.locator('[aria-busy="true"], span[data-shape]')).toHaveCount(0);
    send();
    await page.waitForFunction(() => document.fonts.check('1em "Inter Variable"'));
    const { sum, from } = await shifts();
    expect(sum, from.join('\n')).toBe(0);
    await page
      .getByRole('link', { name: customer.say('shell', 'navigation.accountSummary') })
      .locator('visible=true')
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-typeface', 'loaded');
  });
});

test('the reviewers’ bar is there when its room is given up, so that nothing is moved from under the pointer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        if (oldValue !== 'situation-place' || !(target instanceof Element)) continue;
        document.documentElement.dataset.partsOfBar = String(target.childElementCount);
      }
    }).observe(document, { attributeFilter: ['class'], attributeOldValue: true, subtree: true });
  });
  await page.goto('/login');
  await page.mouse.move(20, 20);
  await expect(page.locator('html')).toHaveAttribute('data-parts-of-bar', '1');
});

test('the page keeps its place when the bar of reviewers cannot be had', async ({ page, watch }) => {
  watch.expects(/ERR_FAILED|Failed to fetch dynamically/i);
  await page.route('**/assets/open-situation-bar-*.js', (route) => route.abort());
  await page.goto('/login');
  const header = page.getByRole('banner');
  const before = await header.boundingBox();
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('open-situation-bar'),
  );
  await page.mouse.move(20, 20);
  await failed;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await header.boundingBox()).toEqual(before);
});

test.describe('on a phone whose connection is slow', () => {
  test.use({ viewport: phone });

  test('the next page is shown from its top, wherever the last one had been scrolled to', async ({
    page,
  }) => {
    const customer = new Customer(page);
    const shifts = await watchShifts(page);
    const pressed = Promise.withResolvers<void>();
    await page.route('**/assets/payBill-*.js', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await customer.signIn('nothingdue');
    const foot = page.getByRole('contentinfo');
    // It stands once the last of the page's cards is there, and what comes last of the foot itself.
    await expect(
      page.getByRole('heading', { name: customer.say('summary', 'services.heading') }),
    ).toBeVisible();
    await expect(foot.getByRole('link', { name: customer.startsLike('foot', 'privacy') })).toBeVisible();
    await foot.scrollIntoViewIfNeeded();
    const { sum: before } = await shifts();
    await slowDown(page);
    await page
      .getByRole('link', { name: customer.say('shell', 'navigation.billing') })
      .locator('visible=true')
      .first()
      .click();
    const pressedAt = await page.evaluate(() => performance.now());
    // Longer than what a customer presses is taken for the cause of what moves.
    await page.waitForFunction((at) => performance.now() > at + 600, pressedAt);
    pressed.resolve();
    await expect(customer.heading('home', 'heading')).toBeFocused();
    const { sum, from } = await shifts();
    expect(sum - before, from.join('\n')).toBeLessThan(0.02);
  });

  test('Back from a payment puts the focus on the link that led to it, though the session is extended meanwhile', async ({
    page,
  }) => {
    const customer = new Customer(page);
    await customer.openPayment('longnames');
    await page.evaluate(() => {
      // As another tab says it, again and again while billing is being drawn.
      const otherTab = new BroadcastChannel('linework-session');
      const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
      const extend = () =>
        otherTab.postMessage({
          kind: 'extended',
          deadlines: { now: later(0), idleDeadline: later(10), absoluteDeadline: later(600) },
        });
      window.addEventListener('popstate', () => {
        let left = 100;
        const saying = setInterval(() => {
          extend();
          left -= 1;
          if (left === 0) clearInterval(saying);
        });
      });
    });
    await slowDown(page);
    await page.goBack();
    await expect(customer.payLink()).toBeFocused();
  });
});

test('Back while a payment is still being opened leads to billing, and stays there', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('longnames', '/billing/pay-bill');
  const pay = customer.payLink();
  await expect(pay).toBeVisible();
  // What the payment asks first is answered when the customer has turned back, and billing is not yet drawn.
  await page.evaluate(() => {
    const { fetch } = window;
    const turnedBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      // A file of the portal is no answer.
      if (!answer.url.includes('/assets/')) await turnedBack;
      return answer;
    };
  });
  await slowDown(page);
  await pay.click();
  await page.waitForURL(/open=otp/);
  await expect(customer.heading('home', 'heading')).toBeHidden();
  await page.goBack();
  await expect(pay).toBeFocused();
  await expect(page).toHaveURL(/\/billing\/pay-bill$/);
});

for (const viewport of [phone, { width: 1280, height: 900 }]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('what came of a payment stands where its review stood', async ({ page }) => {
      const customer = new Customer(page);
      await customer.openPayment(viewport.width < 500 ? 'maple' : 'expiring');
      await customer.chooseOther('5.00');
      await customer.giveNewCard({ number: '4000000000000002' });
      await customer.payToday();
      // Under the reviewers' bar, which customers have not: what it offers, and with it its height, is another for each page.
      const bar = page.getByRole('complementary', { name: customer.say('bar', 'label') });
      const topOf = async (what: Locator) => {
        const [box, above] = [await what.boundingBox(), await bar.boundingBox()];
        return box && above ? box.y - above.height : Number.NaN;
      };
      const brand = page.getByRole('link', { name: 'Linework Business' });
      // A phone's review has no sheet: the result's begins where the heading stood, but for the steps that are gone.
      const [stood, stands, steps] =
        viewport.width < 500
          ? [page.getByRole('heading', { level: 1 }), page.getByRole('main'), 28]
          : [brand, brand, 0];
      const before = await topOf(stood);
      await customer.pay();
      await customer.expectPaid();
      const after = await topOf(stands);
      expect(after).toBeLessThanOrEqual(before);
      expect(after).toBeGreaterThanOrEqual(before - steps);
    });
  });
}

for (const { username, path } of [
  { username: 'mobile', path: '/billing/bill-pay-options' },
  { username: 'maple', path: '/billing/account-activity' },
  { username: 'new', path: '/billing/payment-history' },
  { username: 'new', path: '/billing/pay-bill' },
] as const) {
  test.describe(`${path} of ${username}, on a slow phone`, () => {
    test.use({ viewport: phone });

    test('nothing moves that was drawn', async ({ page }) => {
      const customer = new Customer(page);
      await customer.arrive(username);
      const shifts = await watchShifts(page);
      await slowDown(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"], span[data-shape]')).toHaveCount(0);
      const { sum, from } = await shifts();
      expect(sum, from.join('\n')).toBeLessThan(0.02);
    });
  });
}

for (const asked of ['open=apm&step=summary', 'open=apm&step=cancel', 'open=fdp']) {
  test(`/billing/pay-bill?${asked}, on a wide window: its sheet is as wide while it loads`, async ({
    page,
  }) => {
    const customer = new Customer(page);
    await customer.arrive('autoscheduled');
    const shifts = await watchShifts(page);
    await page.goto(`/billing/pay-bill?${asked}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (asked === 'open=fdp') {
      await page
        .getByRole('button', { name: customer.startsLike('scheduledPayment', 'list.manageWhich') })
        .first()
        .click();
      await expect(page).toHaveURL(/payment=/);
      await page.reload();
    }
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(unfinished)).toHaveCount(0);
    const { sum, from } = await shifts();
    expect(sum, from.join('\n')).toBeLessThan(0.02);
  });
}
