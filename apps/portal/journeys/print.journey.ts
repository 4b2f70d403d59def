import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { type Printed, printPage } from './support/printed.ts';
import { Customer } from './support/walk.ts';
import type { Language } from './support/words.ts';

/** Pays what is due today with the saved card, and prints the result. */
async function payAndPrint(page: Page, language: Language, username: string): Promise<Printed> {
  const customer = new Customer(page, language);
  await customer.openPayment(username);
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.payToday();
  await customer.pay();
  await customer.expectPaid();
  return printPage(page);
}

/** What the screen says stands on the paper; the letters that a font ties together do not tell the two apart. */
const bare = (text: string): string => text.replaceAll(/\s/g, '');

async function expectReceipt(page: Page, { pages, text }: Printed): Promise<void> {
  expect(pages).toBe(1);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(heading).toMatch(/\$[\d,]+\.\d\d/);
  expect(bare(text)).toContain(bare(heading));
  // The day and the time with its zone.
  expect(heading).toMatch(/20\d\d.*\d{1,2}:\d\d.* ?ET/u);
  // A code for support says nothing to whoever has paid: the confirmation number does.
  expect(text).not.toContain('LW-');
  const number = await page
    .getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    .first()
    .textContent();
  expect(text).toContain(number);
  expect(text).toMatch(/Visa\s····\s\d{4}/);
}

/** Every button that the screen shows is off the paper. */
async function expectNothingToPress(page: Page, { text }: Printed): Promise<void> {
  const names = (await page.locator('button:visible').allTextContents()).map(bare).filter(Boolean);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => bare(text).includes(name))).toEqual([]);
}

test('a payment prints as a receipt of one page: whose it is, what was paid, when, and nothing to press', async ({
  page,
}) => {
  const printed = await payAndPrint(page, 'en', 'autopay');
  await expectReceipt(page, printed);
  await expectNothingToPress(page, printed);
  expect(printed.text).toMatch(/Linework Business .* · Account ···· \d{4}/);
  expect(printed.text).toContain('Confirmation');
  expect(printed.text).toContain('subtracted it from your balance.');
  expect(printed.text).not.toMatch(/Back|Sign out|Print|catalogue|Situation/);
});

for (const kind of ['payment', 'refund'] as const) {
  test(`the receipt of a ${kind} is printed again from transactions: one page, with no list and nothing to press`, async ({
    page,
  }) => {
    const customer = new Customer(page);
    await customer.arrive('refunds', `/billing/account-activity?kind=${kind}`);
    const line = page
      .locator('tr[data-part="line"]')
      .filter({ hasText: /Posted|Completed|Sent/ })
      .first();
    await line.getByRole('link').click();
    const detail = page.getByRole('complementary', { name: customer.say('transactions', 'detail.label') });
    await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
    const printed = await printPage(page);
    expect(printed.pages).toBe(1);
    const lead = (await detail.getByRole('heading', { level: 2 }).textContent()) ?? '';
    expect(lead).toMatch(/\$[\d,]+\.\d\d/);
    expect(bare(printed.text)).toContain(bare(lead));
    expect(printed.text).toMatch(/Linework Business .* · Account ···· \d{4}/);
    await expectNothingToPress(page, printed);
    expect(printed.text).not.toMatch(/Transactions|newest first|Older|Download|All types/);
  });
}

test.describe('in Spanish, from a dark phone', () => {
  test.use({ locale: 'es-US', colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('the same receipt', async ({ page }) => {
    const printed = await payAndPrint(page, 'es', 'autoscheduled');
    await expectReceipt(page, printed);
    await expectNothingToPress(page, printed);
    expect(printed.text).toMatch(/Linework Business .* · Cuenta ···· \d{4}/);
    expect(printed.text).not.toMatch(/Volver|Cerrar sesión|Imprimir|catálogo|Situación/);
  });
});
