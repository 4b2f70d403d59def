import {
  BillingSummaryDocument,
  MobileSummaryDocument,
  PaymentMethodsDocument,
  StreamingSubscriptionsDocument,
} from '@linework/contract';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { pressByKeyboard } from './support/keyboard.ts';
import { layoutProblems } from './support/layout.ts';
import { Customer } from './support/walk.ts';

/** Nothing comes of one question until the function that is given back is called. */
async function keepFrom(page: Page, { id }: { readonly id: string }): Promise<() => Promise<void>> {
  const graph = '**/selfservice/graph';
  const refuse: Parameters<Page['route']>[1] = async (route) =>
    route.request().postData()?.includes(id) ? await route.fulfill({ status: 503 }) : await route.fallback();
  await page.route(graph, refuse);
  return () => page.unroute(graph, refuse);
}

const region = (customer: Customer, key: string) =>
  customer.page.getByRole('region', { name: customer.say('homeCards', key) });

test('what does not come says so by itself, card by card, and comes when it is asked for again', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 503/);
  const customer = new Customer(page);
  await customer.arrive('streaming');
  for (const { document, card, outcome } of [
    { document: StreamingSubscriptionsDocument, card: 'streaming.heading', outcome: 'LW-BIL-050' },
    { document: MobileSummaryDocument, card: 'devices.heading', outcome: 'LW-MOB-010' },
  ] as const)
    await test.step(card, async () => {
      const goOn = await keepFrom(page, document);
      await page.goto('/billing/pay-bill');
      const failed = page.getByRole('region', { name: customer.say('cardOutcomes', `${outcome}.title`) });
      await expect(failed).toBeVisible();
      await expect(customer.payLink()).toBeVisible();
      await expect(page.locator('[data-outcome]')).toHaveCount(1);
      await expectAccessible(page);
      await goOn();
      await failed.getByRole('button', { name: customer.say('actions', 'tryAgain') }).click();
      // The button is gone by then: the focus does not go with it.
      await expect(customer.heading('home', 'heading')).toBeFocused();
      await expect(region(customer, card)).toBeVisible();
      await expect(page.locator('[data-outcome]')).toHaveCount(0);
    });
});

test('payment methods that do not come are asked for again in their row', async ({ page, watch }) => {
  watch.expects(/status of 503/);
  const customer = new Customer(page);
  const goOn = await keepFrom(page, PaymentMethodsDocument);
  await customer.arrive('longnames');
  await page
    .getByRole('link', { name: customer.say('shell', 'navigation.billing') })
    .first()
    .click();
  const again = page.getByRole('button', { name: customer.startsLike('home', 'howYouPay.methodsFailed') });
  await expect(again).toContainText(customer.startsLike('home', 'howYouPay.methodsFailed'));
  await expectAccessible(page);
  await goOn();
  await pressByKeyboard(page, again);
  await expect(customer.heading('home', 'heading')).toBeFocused();
  await expect(
    page.getByRole('link', { name: customer.startsLike('home', 'howYouPay.methods_one') }),
  ).toBeVisible();
});

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}, 320 pixels wide`, () => {
    test.use({ locale: language, viewport: { width: 320, height: 640 } });

    test('subscriptions and devices are read, what leads out says where to, and mobile service stands beside an account that is past due', async ({
      page,
    }) => {
      const customer = new Customer(page, language);
      await customer.arrive('streaming', '/billing/pay-bill');
      const streaming = region(customer, 'streaming.heading');
      await expect(streaming.getByRole('listitem')).toHaveCount(4);
      await expect(streaming.getByText(/streaming\.provider\.example/)).toBeVisible();
      await expect(streaming.getByRole('link', { name: /Reelhouse/ })).toHaveAttribute(
        'href',
        /^https:\/\/streaming\.provider\.example\/[\w-]+$/,
      );
      await expect(region(customer, 'devices.heading').getByRole('listitem')).toHaveCount(3);
      expect(await layoutProblems(page)).toEqual([]);
      await expectAccessible(page);
      await customer.comeAs('mobilehotlined', '/billing/pay-bill');
      const mobile = page.getByText(customer.say('mobileStandings', 'hotlined.title'));
      for (const path of ['/billing/pay-bill', '/account-summary']) {
        await page.goto(path);
        await expect(mobile).toBeVisible();
        await expect(page.getByText(customer.say('standings', 'past-due-30'))).toBeVisible();
        expect(await layoutProblems(page)).toEqual([]);
        await expectAccessible(page);
      }
    });
  });
}

test('who has neither asks for neither', async ({ page, watch }) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/billing/pay-bill');
  await expect(customer.payLink()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked = watch.requests.filter(({ body }) =>
    [MobileSummaryDocument.id, StreamingSubscriptionsDocument.id].some((id) => body.includes(id)),
  );
  expect(asked).toEqual([]);
});

test('while bills cannot be paid the rest can be read, nobody asks again by themselves, and paying comes back', async ({
  page,
  request,
  watch,
}) => {
  watch.expects(/status of 503/);
  const customer = new Customer(page);
  const asked = () => watch.requests.filter(({ body }) => body.includes(BillingSummaryDocument.id)).length;
  const told = page.getByRole('heading', { name: customer.say('outcomes', 'LW-BIL-040.title') });
  const switchTo = (unavailable: boolean) => request.put('/api/demo/bill-pay', { data: { unavailable } });
  await switchTo(true);
  try {
    await customer.arrive('maple', '/billing/pay-bill');
    await expect(told).toBeVisible();
    await expect(page.getByText(customer.say('homeCards', 'billPay.meanwhile'))).toBeVisible();
    await expect(page.getByRole('heading', { name: customer.say('home', 'activity.heading') })).toBeVisible();
    await expect(page.getByRole('heading', { name: customer.say('home', 'bills.heading') })).toBeVisible();
    await expectAccessible(page);
    const before = asked();
    await page.goto('/account-summary');
    await expect(told).toBeVisible();
    await page.goto('/billing/pay-bill');
    await expect(told).toBeVisible();
    expect(asked()).toBe(before);
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes(BillingSummaryDocument.id) === true,
    );
    await customer.button('homeCards', 'billPay.check').click();
    await (await answered).finished();
    expect(asked()).toBe(before + 1);
    await expect(told).toBeVisible();
    await page.goto('/billing/pay-bill?open=otp');
    await expect(customer.outcome('LW-BIL-040')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await switchTo(false);
  }
  await page.goto('/account-summary');
  await expect(told).toBeVisible();
  await customer.button('homeCards', 'billPay.check').click();
  await expect(customer.payLink()).toBeVisible();
  await page.goto('/billing/pay-bill');
  await expect(customer.payLink()).toBeVisible();
});

test('what quick pay was told of paying, billing home tells once it is closed', async ({
  page,
  request,
  watch,
}) => {
  watch.expects(/status of 503/);
  const customer = new Customer(page);
  const switchTo = (unavailable: boolean) => request.put('/api/demo/bill-pay', { data: { unavailable } });
  await customer.arrive('maple', '/billing/pay-bill');
  await switchTo(true);
  try {
    await page.getByRole('button', { name: customer.startsLike('home', 'quickPay.title') }).click();
    const title = { name: customer.say('outcomes', 'LW-BIL-040.title') };
    await expect(page.getByRole('dialog').getByRole('heading', title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', title)).toBeVisible();
  } finally {
    await switchTo(false);
  }
});
