import { refused } from '@linework/parts/payment/sample';
import { expect, waitFor, within } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { answersOf, SampleFlow } from './SampleFlow.tsx';

/** A card, a bank account by its numbers, a bank by signing in. */
const meta = preview.meta({
  title: 'Flows/One-time payment',
  component: SampleFlow,
  parameters: wholePage,
});

/** The amount is chosen, and nothing yet that pays it. */
const beforeTheBank = { ...answersOf('bankConnect'), method: null, date: null };

/** The summary's lines stand as the fields do that they lead to. */
async function expectLinesInOrder(page: HTMLElement, count: number): Promise<void> {
  const invalid = [...page.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => `#${id}`);
  await expect(invalid).toHaveLength(count);
  const lines = within(page.querySelector<HTMLElement>('[role="group"][tabindex="-1"]') ?? page);
  await expect(lines.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(invalid);
}

export const EnteringCard = meta.story({
  tags: ['state:one-time-payment.enteringCard'],
  args: { state: 'enteringCard' },
});
export const EnteringCardInvalid = meta.story({
  tags: ['state:one-time-payment.enteringCard', 'outcome:LW-PAY-046'],
  args: { state: 'enteringCard' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeRequired();
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^(Card number|Número de tarjeta)/ }),
      '4242 4242 4242 4241',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Expiration date|Vencimiento)/ }), '0125');
    await userEvent.click(canvas.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await waitFor(() =>
      expect(
        canvas.getByRole('group', {
          name: /^(please correct the following errors|corrija los siguientes errores)$/,
        }),
      ).toHaveFocus(),
    );
    await expect(canvas.getByRole('textbox', { name: /^(Expiration date|Vencimiento)/ })).toBeInvalid();
    await expectLinesInOrder(canvasElement, 5);
  },
});
/** What is wrong with the security code is said for the card that is typed now. */
export const EnteringCardOfAnotherBrand = meta.story({
  tags: ['state:one-time-payment.enteringCard'],
  args: { state: 'enteringCard' },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: /^(Card number|Número de tarjeta)/ });
    const code = canvas.getByRole('textbox', { name: /^(Security code|Código de seguridad) \(CVV\)/ });
    await userEvent.type(number, '4242');
    await userEvent.click(canvas.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await expect(code).toHaveAccessibleDescription(/Enter the three-digit|de tres dígitos/);
    await userEvent.clear(number);
    await userEvent.type(number, '3782');
    await expect(code).toHaveAccessibleDescription(/Enter the four-digit|de cuatro dígitos/);
    await expect(canvas.getByRole('link', { name: /Enter the four-digit|de cuatro dígitos/ })).toBeVisible();
  },
});
export const EnteringBankAccount = meta.story({
  tags: ['state:one-time-payment.enteringBankAccount'],
  args: { state: 'enteringBankAccount' },
});
export const EnteringBankAccountInvalid = meta.story({
  tags: ['state:one-time-payment.enteringBankAccount', 'outcome:LW-PAY-046'],
  args: { state: 'enteringBankAccount' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: /^(Account type|Tipo de cuenta)/ })).toBeRequired();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeRequired();
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^(Confirm account number|Confirme el número de cuenta)/ }),
      '1234',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await expect(
      canvas.getByRole('textbox', { name: /^(Routing number|Número de ruta)/ }),
    ).toHaveAccessibleDescription(
      /Enter your bank’s routing number\.|Escriba el número de ruta de su banco\./,
    );
    await expectLinesInOrder(canvasElement, 4);
  },
});
export const ConnectingBank = meta.story({
  tags: ['state:one-time-payment.connectingBank'],
  args: { state: 'connectingBank', scenario: 'bankConnect', context: beforeTheBank },
});
export const WaitingForBank = meta.story({
  tags: ['state:one-time-payment.waitingForBank'],
  args: { state: 'waitingForBank', scenario: 'bankConnect', context: beforeTheBank },
});
/** Back from the bank with no account: that is said, and everything is as it was. */
export const NoAccountConnected = meta.story({
  tags: ['state:one-time-payment.noAccountConnected'],
  args: { state: 'noAccountConnected', scenario: 'bankConnect', context: beforeTheBank },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('flow').like('bank.noAccount'))).toBeVisible();
  },
});
/** The bank's page can be opened again. */
export const BankConnectFailed = meta.story({
  tags: ['state:one-time-payment.bankConnectFailed', 'outcome:LW-PAY-061'],
  args: { state: 'bankConnectFailed', scenario: 'bankConnect', context: { result: refused('LW-PAY-061') } },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('button', { name: words('waysOn').part('connectAgain.title') }),
    ).toBeVisible();
  },
});
/** Tried again, the bank names an account: on to the day, as if nothing had failed. */
export const BankTriedAgain = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: {
    state: 'bankConnectFailed',
    scenario: 'bankConnect',
    context: { ...beforeTheBank, result: refused('LW-PAY-061') },
  },
  play: async ({ canvas, userEvent, words }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: words('waysOn').part('connectAgain.title') }),
    );
    await expect(
      await canvas.findByRole('heading', { name: words('oneTimePayment').like('date.heading') }),
    ).toHaveFocus();
  },
});
