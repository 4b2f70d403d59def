import type { PortalToggle } from '@linework/contract';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

/** For everybody on this edge; `null` takes it back. */
async function turn(page: Page, toggle: PortalToggle, on: boolean | null): Promise<void> {
  expect(await page.request.put('/api/demo/toggles', { data: { toggle, on } })).toBeOK();
}

interface Asked {
  readonly who: string;
  readonly address: string;
  /** What is turned on or off meanwhile. */
  readonly toggle?: readonly [PortalToggle, on: boolean];
  /** Where they are then, and what that page is called. */
  readonly at: string;
  readonly title: string;
}

const notFound = 'Page not found';
const summary = 'Account Summary';
const speedTest = '/services/internet/speed-test';

/** A guard of each family, refusing and letting in (spec section 2.2). What is let in and not built is not found there. */
const asked: readonly Asked[] = [
  { who: 'maple', address: '/billing-stub', toggle: ['billingStub', false], at: '/404', title: notFound },
  {
    who: 'maple',
    address: '/billing-stub',
    toggle: ['billingStub', true],
    at: '/billing-stub',
    title: notFound,
  },
  { who: 'maple', address: '/tv', at: '/account-summary', title: summary },
  { who: 'maple', address: '/services', at: '/services', title: notFound },
  { who: 'maple', address: '/services/voice', at: '/services/voice', title: notFound },
  {
    who: 'maple',
    address: '/services-overview',
    toggle: ['voice', false],
    at: '/account-summary',
    title: summary,
  },
  { who: 'maple', address: '/manage-users/list', at: '/manage-users/list', title: notFound },
  { who: 'standard', address: '/manage-users/list', at: '/account-summary', title: summary },
  {
    who: 'maple',
    address: '/manage-users/list',
    toggle: ['userPreferences', true],
    at: '/404',
    title: notFound,
  },
  { who: 'maple', address: speedTest, toggle: ['speedTest', false], at: '/404', title: notFound },
  { who: 'maple', address: speedTest, toggle: ['speedTest', true], at: speedTest, title: notFound },
  {
    who: 'maple',
    address: '/selfinstall',
    toggle: ['selfInstall', true],
    at: '/contact-to-continue',
    title: 'Call us to continue',
  },
  {
    who: 'maple',
    address: '/property-contract-details',
    toggle: ['techAmenitiesHome', false],
    at: '/account-summary',
    title: summary,
  },
  {
    who: 'maple',
    address: '/manage',
    toggle: ['techAmenitiesMfe', false],
    at: '/maintenance',
    title: 'Maintenance',
  },
  // What the network knows of a customer is for the customer alone.
  { who: 'csr', address: '/voice/manage-lines', at: '/account-summary', title: summary },
  {
    who: 'maple',
    address: '/security-suite',
    toggle: ['securitySuite', true],
    at: '/security-suite',
    title: notFound,
  },
];

for (const { who, address, toggle, at, title } of asked) {
  const how = toggle ? ` with ${toggle[0]} ${toggle[1] ? 'on' : 'off'}` : '';
  test(`${who}, who asks for ${address}${how}, is shown "${title}" at ${at}`, async ({ page }) => {
    if (toggle) await turn(page, ...toggle);
    const customer = new Customer(page);
    await customer.arrive(who, address);
    await expect(page).toHaveURL(new RegExp(`${at}$`));
    await expect(page).toHaveTitle(new RegExp(`^${title} –`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Nothing says any more that a page is on its way.
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    if (toggle) await turn(page, toggle[0], null);
  });
}

const elsewhere = [
  { address: '/voice/manage-lines', site: 'voice.provider.example', leads: '/lines' },
  { address: '/selfinstall', site: 'install.provider.example', leads: '/start' },
] as const;

for (const { address, site, leads } of elsewhere) {
  test(`${address} is done elsewhere: it says where, and whoever stays is back in the portal`, async ({
    page,
  }) => {
    await turn(page, 'selfInstall', false);
    const customer = new Customer(page);
    await customer.arrive('maple', address);
    await expect(customer.heading('leaving', 'title')).toBeVisible();
    await expectAccessible(page);
    const go = page.getByRole('link', { name: `Go to ${site}` });
    await expect(go).toHaveAttribute('href', `https://${site}${leads}`);
    await customer.button('leaving', 'stay').click();
    await expect(customer.heading('summary', 'heading')).toBeVisible();
    await turn(page, 'selfInstall', null);
  });
}

const placesApart = [
  { address: '/troubleshoot-stub-2', toggle: 'troubleshootStub2', hasStrip: true },
  { address: '/manage', toggle: 'techAmenitiesMfe', hasStrip: false },
] as const;

for (const { address, toggle, hasStrip } of placesApart) {
  test(`a part at ${address} stands ${hasStrip ? 'under a simple header' : 'under its own header'}, without the menus`, async ({
    page,
  }) => {
    await turn(page, toggle, true);
    const customer = new Customer(page);
    await customer.arrive('maple', address);
    await expect(page.getByText(/^This part was mounted for .+, account ···· \d{4}\.$/)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(hasStrip ? 1 : 0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go to billing' }).click();
    await expect(customer.heading('home', 'heading')).toBeVisible();
    await turn(page, toggle, null);
  });
}

test('sign-in and security is a press away, in the menu of a wide window and under More on a phone', async ({
  page,
}) => {
  const customer = new Customer(page);
  const way = page.getByRole('link', { name: customer.say('shell', 'titles.signInSecurity') });
  await customer.arrive('maple');
  await way.click();
  await expect(customer.heading('signInSecurity', 'heading')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account-summary');
  await customer.button('shell', 'more').click();
  await way.click();
  await expect(customer.heading('signInSecurity', 'heading')).toBeFocused();
});
