import { Secret, TOTP } from 'otpauth';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const demoPassword = 'linework-demo';

/** What an authenticator app shows for the key, now or in half a minute. */
const codeOf = (key: string, seconds: 0 | 30): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + seconds * 1_000 });

test('a second step is set up with an app, asked for at the next sign-in, and passed by a recovery code without the phone', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 4(01|03|22)/);
  const customer = new Customer(page);
  const label = (file: string, key: string) => page.getByLabel(customer.startsLike(file, key));
  await customer.arrive('returned', '/account-summary');
  await page.getByRole('link', { name: customer.say('signInSecurity', 'heading') }).click();

  await customer.button('signInSecurity', 'secondStep.setUp').click();
  await label('signInSecurity', 'confirm.label').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('img', { name: customer.say('signInSecurity', 'secondStep.picture') }),
  ).toBeVisible();
  await expectAccessible(page);
  const key = ((await page.locator('strong[translate="no"]').textContent()) ?? '').replaceAll(' ', '');
  const used = codeOf(key, 0);
  await label('signInSecurity', 'secondStep.label').fill(used);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: customer.say('signInSecurity', 'codes.list') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const [recoveryCode = '', anotherCode = ''] = await codes.getByRole('listitem').allTextContents();
  const away = page.getByRole('navigation').getByRole('link').first();
  await away.click();
  await customer.button('signInSecurity', 'codes.leaving.keep').click();
  await expect(codes).toBeVisible();
  // Back waits for an answer that never comes: the page stays.
  void page.goBack().catch(() => null);
  await customer.button('signInSecurity', 'codes.leaving.keep').click();
  await expect(codes).toBeVisible();
  await customer.button('signInSecurity', 'codes.done').click();
  await expect(customer.button('signInSecurity', 'secondStep.turnOff')).toBeVisible();
  await customer.button('signInSecurity', 'devices.everywhere').click();
  await expect(page).toHaveURL(/\/login/);

  await customer.fillSignIn('returned');
  await customer.submitSignIn();
  await expect(label('secondStep', 'app.label')).toBeFocused();
  await expect(page).toHaveTitle(customer.startsLike('secondStep', 'heading'));
  await expectAccessible(page);
  await customer.button('secondStep', 'startOver').press('Enter');
  await expect(page.getByLabel(customer.say('signIn', 'username'))).toBeFocused();
  await expect(page).toHaveTitle(customer.startsLike('shell', 'titles.login'));
  await customer.fillSignIn('returned');
  await customer.submitSignIn();
  await expect(label('secondStep', 'app.label')).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel(customer.say('signIn', 'username'))).toBeFocused();
  await expect(page).toHaveTitle(customer.startsLike('shell', 'titles.login'));
  await customer.fillSignIn('returned');
  await customer.submitSignIn();
  await expect(label('secondStep', 'app.label')).toBeFocused();
  await page.keyboard.type(used);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(customer.startsLike('outcomes', 'LW-AUT-049.title'));
  await label('secondStep', 'app.label').fill(codeOf(key, 30));
  await page.keyboard.press('Enter');
  await expect(customer.heading('summary', 'heading')).toBeVisible();
  // Whoever is signed in finds no sign-in behind.
  await page.goBack();
  await expect(page).toHaveURL(/\/(account-summary|sign-in-and-security)$/);

  await page.goto('/sign-in-and-security');
  await customer.button('signInSecurity', 'devices.everywhere').click();
  await expect(page).toHaveURL(/\/login/);
  await customer.fillSignIn('returned');
  await customer.submitSignIn();
  await customer.button('secondStep', 'app.other').click();
  await expect(label('secondStep', 'spare.label')).toBeFocused();
  await page.keyboard.type(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '9' })).toBeVisible();
  await customer.button('secondStep', 'left.continue').press('Enter');
  await expect(customer.heading('summary', 'heading')).toBeVisible();

  await page.goto('/sign-in-and-security');
  await customer.button('signInSecurity', 'secondStep.turnOff').click();
  await expectAccessible(page);
  await customer.button('signInSecurity', 'secondStep.turningOff.submit').click();
  const secondCode = label('signInSecurity', 'confirm.code.label');
  await label('signInSecurity', 'confirm.label').fill(demoPassword);
  await secondCode.fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(customer.startsLike('outcomes', 'LW-AUT-049.title'));
  await expectAccessible(page);
  await secondCode.fill(anotherCode);
  await page.keyboard.press('Enter');
  await expect(page.getByText(customer.startsLike('signInSecurity', 'secondStep.isOff.title'))).toBeVisible();
  await expect(customer.button('signInSecurity', 'secondStep.setUp')).toBeVisible();
});
