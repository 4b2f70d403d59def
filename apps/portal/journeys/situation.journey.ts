import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const link = '/billing/pay-bill?situation=standing.past-due-43';

test('a colleague’s link shows nothing until it is accepted, and then the standing it names', async ({
  page,
  context,
  watch,
}) => {
  const customer = new Customer(page);
  await page.goto(link);
  await expect(page).toHaveURL(/\/login/);
  const bar = page.getByRole('complementary', { name: customer.say('bar', 'label') });
  const accept = bar.getByRole('button', { name: customer.say('bar', 'offer.accept') });
  await expect(accept).toHaveText(/pastdue43/);
  await expectAccessible(page);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  expect(watch.requests.filter(({ body }) => body.includes('situation'))).toEqual([]);
  await accept.click();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(page).toHaveURL(/situation=standing\.past-due-43/);
  await expect(bar).toContainText('pastdue43');
  await expect(accept).toHaveCount(0);
  await expect(page.getByText('43', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the bar chooses another situation by keyboard, in Spanish, on a phone, and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const english = new Customer(page);
  await english.signIn('maple', '/billing/pay-bill');
  await expect(english.heading('home', 'heading')).toBeVisible();
  await page.getByRole('button', { name: english.say('bar', 'open') }).focus();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('complementary', { name: english.say('bar', 'label') });
  await bar.getByRole('combobox', { name: english.say('bar', 'choose.standing') }).selectOption('nothingDue');
  await bar.getByRole('combobox', { name: english.say('bar', 'choose.language') }).selectOption('es');
  await expectAccessible(page);
  await bar.getByRole('button', { name: english.say('bar', 'signIn') }).press('Enter');
  const spanish = new Customer(page, 'es');
  await expect(spanish.heading('home', 'heading')).toBeVisible();
  const edges = await page.evaluate(() => ({
    bar: document.querySelector('aside')?.getBoundingClientRect().bottom ?? Number.NaN,
    root: document.getElementById('root')?.getBoundingClientRect().top ?? Number.NaN,
    isSideways: document.documentElement.scrollWidth > window.innerWidth,
  }));
  expect(edges.root).toBeGreaterThanOrEqual(edges.bar);
  expect(edges.isSideways).toBe(false);
});

test('a page that failed leads to its story in the catalogue', async ({ page, watch }) => {
  watch.expects(/status of 404/);
  const customer = new Customer(page);
  await page.goto('/no-such-page');
  await expect(customer.outcome('LW-SYS-040')).toBeVisible();
  await expect(page.getByRole('link', { name: customer.say('catalogue', 'open') })).toHaveAttribute(
    'href',
    'http://localhost:6006/?path=/story/outcomes-system--lw-sys-040',
  );
  await expectAccessible(page);
});

test('nobody who only looks at a page downloads the bar', async ({ page, watch }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(watch.requests.filter(({ url }) => /\/(open-)?situation-bar[.-]|\/demo\//.test(url))).toEqual([]);
});
