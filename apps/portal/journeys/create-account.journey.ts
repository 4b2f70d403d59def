import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const chosen = 'four words that rhyme';

test('who holds a bill makes a sign-in with it and the code of an email, and signs in', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.expects(/status of 4(01|22)/);
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const owner = new Customer(await elsewhere.newPage());
  await owner.arrive('maple', '/billing/view-statements');
  const label = owner.page.getByText(owner.say('statements', 'figure.securityCode'));
  const securityCode = await owner.page.locator('dl div', { has: label }).locator('dd').textContent();
  const { accountNumber, zip } = await owner.page.evaluate(async () => {
    const { accounts } = await (await fetch('/api/pub/account/v1/accounts')).json();
    return { accountNumber: accounts[0].accountNumber, zip: accounts[0].billToAddress.zip };
  });
  await elsewhere.close();

  const customer = new Customer(page);
  await page.goto('/login');
  await page.getByRole('link', { name: customer.say('signIn', 'create') }).click();
  await expect(customer.heading('createAccount', 'bill.heading.portal')).toBeFocused();
  await expectAccessible(page);
  const field = (key: string) => page.getByLabel(customer.say('createAccount', key), { exact: true });
  await field('bill.accountNumber.label').fill(accountNumber);
  await field('bill.zip.label').fill(zip);
  await field('bill.securityCode.label').fill(securityCode ?? '');
  await page.keyboard.press('Enter');

  await expect(customer.heading('createAccount', 'details.heading')).toBeFocused();
  await field('details.firstName.label').fill('Robin');
  await field('details.lastName.label').fill('Vale');
  await field('details.email.label').fill('robin@alone.example');
  await field('username.label').fill('maple');
  await field('password.label').fill(chosen);
  await page.keyboard.press('Enter');
  await expect(customer.heading('createAccount', 'code.heading')).toBeFocused();
  await expectAccessible(page);

  const mailbox = await page.context().newPage();
  await expect(async () => {
    await mailbox.goto('/demo/mailbox');
    await mailbox
      .getByRole('link', { name: /^Your code to confirm/ })
      .first()
      .click({ timeout: 1_000 });
  }).toPass();
  const text = await mailbox.locator('pre').textContent();
  await mailbox.close();
  // A phone lets go of the tab while its owner reads that; no password is kept.
  await page.reload();
  await expect(customer.heading('createAccount', 'code.heading')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(chosen);
  await page
    .getByLabel(customer.say('signInSteps', 'code.label'), { exact: true })
    .fill(/^(\d{4} \d{4})$/m.exec(text ?? '')?.[1] ?? 'no code');
  await page.keyboard.press('Enter');

  // Only whoever got that far hears that the name is somebody else's.
  await expect(customer.heading('createAccount', 'username.heading')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(customer.startsLike('outcomes', 'LW-AUT-045.title'));
  await field('username.label').fill('robin-at-maple');
  await page.keyboard.press('Enter');
  await expect(customer.heading('createAccount', 'done.heading')).toBeFocused();
  await page.getByRole('link', { name: customer.say('createAccount', 'done.signIn') }).click();
  await page.getByLabel(customer.say('signIn', 'username')).fill('robin-at-maple');
  await page.getByLabel(customer.say('signIn', 'password.label')).fill(chosen);
  await customer.submitSignIn();
  await expect(customer.heading('summary', 'heading')).toBeVisible();
});
