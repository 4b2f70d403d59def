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
  await expect(customer.heading('signIn', 'heading')).toBeVisible();
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
  // It is fetched beside the page, and may come after it.
  await expect(page.getByRole('complementary', { name: spanish.say('bar', 'label') })).toBeVisible();
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
  // The bar comes with the first sign of life.
  await page.mouse.move(10, 10);
  await page.context().route('http://localhost:6006/**', (route) => route.fulfill({ body: 'A story' }));
  const story = page.getByRole('button', { name: customer.say('bar', 'story') });
  await expect(story).toBeVisible();
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await story.click();
  await expect(await opened).toHaveURL('http://localhost:6006/?path=/story/outcomes-system--lw-sys-040');
});

test('nobody who only looks at a page downloads the bar', async ({ page, watch }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(watch.requests.filter(({ url }) => /\/(open-)?situation-bar[.-]|\/demo\//.test(url))).toEqual([]);
});

test('after signing out the bar says that nobody is signed in, however late it came', async ({
  page,
  watch,
}) => {
  // What the page asks after its first paint may be asked as the session ends.
  watch.expects(/status of 401.*\/cpni\/compliance/);
  const customer = new Customer(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/demo/**', async (route) => {
    // What it is told, it is told of the time it asked at.
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  await customer.signIn('admin', '/billing/pay-bill');
  await page.getByRole('button', { name: customer.say('shell', 'signOut') }).click();
  await expect(page).toHaveURL(/loggedOut=true/);
  held.resolve();
  const bar = page.getByRole('complementary', { name: customer.say('bar', 'label') });
  await expect(bar).toContainText('No one is signed in');
  await expect(bar).not.toContainText('admin');
});

test('the room for the bar says what it is for before anybody moves', async ({ page }) => {
  const customer = new Customer(page);
  await page.goto('/login');
  await expect(customer.heading('signIn', 'heading')).toBeVisible();
  await expect(page.getByText(customer.say('bar', 'title'))).toBeVisible();
  await expectAccessible(page);
});

test('the side menu’s ground goes down to the foot of the window, however far the page is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const customer = new Customer(page);
  await customer.arrive('pastdue76', '/billing/pay-bill');
  await expect(page.getByRole('heading', { name: customer.say('home', 'activity.heading') })).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const ground = await page.evaluate(() => {
    const menu = document.elementFromPoint(60, window.innerHeight - 2);
    return (
      menu &&
      getComputedStyle(menu).backgroundColor ===
        getComputedStyle(document.querySelector('nav') ?? menu).backgroundColor
    );
  });
  expect(ground).toBe(true);
});
