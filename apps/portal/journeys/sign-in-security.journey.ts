import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const demoPassword = 'linework-demo';
const chosen = 'four words that rhyme';

test('a password is changed once the old one was entered, and other devices are signed out one by one and together', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.expects(/status of 4(01|03|22)/);
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const phone = new Customer(await elsewhere.newPage());
  await phone.arrive('returned');
  const customer = new Customer(page);
  await customer.arrive('returned', '/sign-in-and-security');
  await expect(customer.heading('signInSecurity', 'heading')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('listitem').getByRole('button')).toHaveCount(0);
  await phone.page.reload();
  await expect(phone.page).toHaveURL(/\/login/);

  const field = (key: string) => page.getByLabel(customer.say('signInSecurity', key), { exact: true });
  await field('password.label').fill(chosen);
  await page.keyboard.press('Enter');
  await expect(field('confirm.label')).toBeFocused();
  await expectAccessible(page);
  await field('confirm.label').fill('not the one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(customer.startsLike('outcomes', 'LW-AUT-047.title'));
  await field('confirm.label').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(customer.say('signInSecurity', 'password.done.title'))).toBeVisible();

  await customer.button('signInSecurity', 'devices.everywhere').click();
  await expect(page).toHaveURL(/\/login/);
  await customer.fillSignIn('returned');
  await page.getByLabel(customer.say('signIn', 'password.label')).fill(chosen);
  await customer.submitSignIn();
  await expect(customer.heading('summary', 'heading')).toBeVisible();
  await elsewhere.close();
});
