import { textOf } from '../../apps/portal/journeys/support/words.ts';
import { type Looking, lookAt, note, noteUnrest, type Sight } from './browser/look-at.ts';
import { readPage } from './browser/read-page.ts';
import { lostFigure, partingWays } from './checks/carried.ts';
import { claimsOf } from './checks/claims.ts';
import { disagreements } from './checks/disagreements.ts';
import { outOfSight, readEdges } from './checks/paying-in-sight.ts';
import { readFilling } from './checks/template.ts';
import { centsIn } from './checks/values.ts';

const home = '/billing/pay-bill';
const summary = '/account-summary';
const payButtons = ['pay', 'payNow', 'payAll'];

/** Presses each button with a figure, and sees which figure the payment that it opens goes on with. */
async function pressEachFigure(looking: Looking, { seen }: Sight): Promise<void> {
  const { visit, customer, language } = looking;
  const { page } = visit;
  for (const key of payButtons) {
    const template = textOf('due', key, language);
    const button = seen.links.find(({ words }) => readFilling(template, words));
    const cents = button && centsIn(button.words);
    if (!button || cents === null || cents === undefined) continue;
    await visit.slow(true);
    await page.getByRole('link', { name: button.words, exact: true }).first().click();
    await page.waitForURL((url) => url.searchParams.get('open') === 'otp');
    // The page before stays until the next one can be drawn.
    await customer.heading('home', 'heading').waitFor({ state: 'hidden' });
    await visit.rest();
    const opened = claimsOf(await readPage(page), language);
    const where = `billing home, ${button.words}`;
    note(looking, where, lostFigure(button.words, String(cents), opened));
    await noteUnrest(looking, where);
    await visit.slow(false);
    await page.goBack();
    await customer.heading('home', 'heading').waitFor();
  }
}

/** What comes late is late in any language: pages are loaded anew in one. */
async function loadEachPage(looking: Looking): Promise<void> {
  const { visit } = looking;
  await visit.slow(true);
  for (const [address, where] of [
    [summary, 'account summary, loaded'],
    [home, 'billing home, loaded'],
  ] as const) {
    await visit.page.goto(address);
    await visit.rest();
    await noteUnrest(looking, where);
  }
  await visit.slow(false);
}

/** Signs in, and reads the pages that a customer comes by before paying: as they are reached, and as they are loaded. */
export async function readCustomer(looking: Looking): Promise<void> {
  const { visit, customer, username } = looking;
  const { page } = visit;
  await page.goto('/login');
  await customer.fillSignIn(username);
  await visit.slow(true);
  await customer.submitSignIn();
  await page.waitForURL((url) => url.pathname !== '/login');
  // The form stays until the page that it leads to can be drawn.
  await customer.heading('signIn', 'heading').waitFor({ state: 'hidden' });
  const arrived = await lookAt(looking, 'where signing in leads', 'closely');
  await visit.slow(true);
  const billing = page.getByRole('link', { name: customer.say('shell', 'navigation.billing') });
  if (await billing.first().isVisible()) {
    await billing.locator('visible=true').first().click();
    await page.waitForURL((url) => url.pathname !== summary);
  } else await page.goto(home);
  const billed = await lookAt(looking, 'billing home', 'closely');
  const edges = await readEdges({ page, payLink: customer.payLink() });
  if (edges) note(looking, 'billing home', outOfSight(edges));
  note(looking, 'account summary and billing home', [
    ...disagreements([...arrived.claims, ...billed.claims]),
    ...partingWays(arrived.seen, billed.seen),
  ]);
  if (looking.language === 'en') await loadEachPage(looking);
  await pressEachFigure(looking, billed);
}

/** The page that nobody has to sign in for. */
export async function readSignIn(looking: Looking): Promise<void> {
  const { visit, customer } = looking;
  await visit.slow(true);
  await visit.page.goto('/login');
  await customer.heading('signIn', 'heading').waitFor();
  await lookAt(looking, 'sign-in', 'closely');
}
