import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const demoPassword = 'linework-demo';

test('a passkey is added with the password, signs in alone, is named and removed', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 403/);
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const customer = new Customer(page);
  const label = (file: string, key: string) => page.getByLabel(customer.startsLike(file, key));
  const confirm = async () => {
    await label('signInSecurity', 'confirm.label').fill(demoPassword);
    await page.keyboard.press('Enter');
  };
  const passkeys = page.getByRole('list', { name: customer.say('signInSecurity', 'passkeys.list') });
  await customer.arrive('returned', '/sign-in-and-security');

  await customer.button('signInSecurity', 'passkeys.add').click();
  await confirm();
  await expect(page.getByText(customer.say('signInSecurity', 'passkeys.expect.title'))).toBeVisible();
  await expectAccessible(page);
  await customer.button('signInSecurity', 'confirm.submit').click();
  await expect(page.getByText(customer.say('signInSecurity', 'passkeys.added.title'))).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await customer.button('signInSecurity', 'devices.everywhere').click();
  await expect(page).toHaveURL(/\/login/);

  await customer.button('signIn', 'passkey.submit').click();
  await expect(customer.heading('summary', 'heading')).toBeVisible();

  await page.goto('/sign-in-and-security');
  await passkeys.getByRole('button').first().click();
  await label('signInSecurity', 'passkeys.renaming.label').fill('Shop laptop');
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText('Shop laptop')).toBeVisible();
  await passkeys.getByRole('button').last().click();
  await customer.button('signInSecurity', 'passkeys.removing.submit').click();
  await confirm();
  await expect(page.getByText(customer.say('signInSecurity', 'passkeys.none'))).toBeVisible();
});
