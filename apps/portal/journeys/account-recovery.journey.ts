import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const chosen = 'four words that rhyme';

test('who forgot a password gets a code by email and chooses another, and is signed out everywhere', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.expects(/status of 4(01|22)/);
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const desk = new Customer(await elsewhere.newPage());
  await desk.signIn('returned');

  const customer = new Customer(page);
  await page.goto('/login');
  await page.getByRole('link', { name: customer.say('signIn', 'forgot') }).click();
  await expect(page).toHaveURL(/\/account-recovery$/);
  await expect(customer.heading('accountRecovery', 'ask.heading')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel(customer.say('accountRecovery', 'ask.name.password')).fill('returned');
  await page.keyboard.press('Enter');
  await expect(customer.heading('accountRecovery', 'sent.heading')).toBeFocused();
  await expectAccessible(page);

  // The sample mailbox stands in for the mail program of whoever cannot sign in to it.
  const mailbox = await page.context().newPage();
  await expect(async () => {
    await mailbox.goto('/demo/mailbox');
    await mailbox
      .getByRole('link', { name: /^Your code/ })
      .first()
      .click({ timeout: 1_000 });
  }).toPass();
  const text = await mailbox.locator('pre').textContent();
  const code = /^(\d{4} \d{4})$/m.exec(text ?? '')?.[1] ?? 'no code';
  await mailbox.close();

  // A phone lets go of the tab meanwhile; and Back and Forward lead out of the step and into it.
  await page.reload();
  await expect(customer.heading('accountRecovery', 'sent.heading')).toBeVisible();
  await page.goBack();
  await expect(customer.heading('accountRecovery', 'ask.heading')).toBeFocused();
  await page.goForward();
  await expect(customer.heading('accountRecovery', 'sent.heading')).toBeFocused();
  const field = page.getByLabel(customer.say('signInSteps', 'code.label'), { exact: true });
  await field.fill(code === '0000 0000' ? '0000 0001' : '0000 0000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(customer.startsLike('outcomes', 'LW-AUT-041.title'));
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(customer.heading('accountRecovery', 'password.heading')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel(customer.say('accountRecovery', 'password.label'), { exact: true }).fill(chosen);
  await page.keyboard.press('Enter');
  await expect(customer.heading('accountRecovery', 'done.heading')).toBeFocused();

  await desk.page.reload();
  await expect(desk.page).toHaveURL(/\/login/);
  await page.getByRole('link', { name: customer.say('accountRecovery', 'done.signIn') }).click();
  await customer.fillSignIn('returned');
  await page.getByLabel(customer.say('signIn', 'password.label')).fill(chosen);
  await customer.submitSignIn();
  await expect(customer.heading('summary', 'heading')).toBeVisible();
  await elsewhere.close();
});

test.describe('on a phone in Spanish', () => {
  test.use({ locale: 'es', viewport: { width: 320, height: 640 } });

  test('a username is emailed and never shown; a name that is nobody’s reads the same', async ({ page }) => {
    const customer = new Customer(page, 'es');
    await page.goto('/account-recovery/?password-reset=false');
    for (const address of ['nadie@nowhere.example', 'office@maplest.example']) {
      await page.getByLabel(customer.say('accountRecovery', 'ask.name.username')).fill(address);
      await customer.button('accountRecovery', 'ask.submit.username').click();
      await expect(customer.heading('accountRecovery', 'sent.heading')).toBeFocused();
      await expect(page.getByText(address)).toBeVisible();
      await expectAccessible(page);
      await customer.button('accountRecovery', 'startOver').click();
    }
  });
});
