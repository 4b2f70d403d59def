import { paymentOptionsOf, storyScenario } from '@linework/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sampleToken } from '../payment/sample-payment.ts';
import type { CardDataPort, TokenisedMethod } from '../ports/card-data.types.ts';
import { PortProblem } from '../ports/port-problem.ts';
import type { MethodEvent } from './chart/method-states.ts';
import {
  BankAccountStep,
  CardStep,
  ConnectBankStep,
  MethodStep,
  type MethodStepProps,
} from './method-steps.tsx';

const restricted = paymentOptionsOf(storyScenario('cardRestricted'));
const expiring = paymentOptionsOf(storyScenario('expiringCard'));
const expiringId = expiring.methods.find(({ status }) => status === 'expiringSoon')?.method.id ?? '';
const scenario = storyScenario('current');
const options = paymentOptionsOf(scenario);
const bankAccount = options.methods.find(({ method }) => method.type === 'bankAccount');

const card: TokenisedMethod = {
  type: 'creditCard',
  brand: 'visa',
  funding: 'credit',
  lastFourDigits: '4242',
  expirationDate: '2031-05',
  canBeSaved: true,
};
const token = sampleToken();
const send = fn<(event: MethodEvent) => void>();
const sendCardData = fn<CardDataPort>(async () => ({ ...token, method: card }));
const view = { ports: { sendCardData }, send, can: () => true };

async function typeCard(canvas: ReturnType<typeof within>): Promise<void> {
  const field = (name: RegExp) => canvas.getByRole('textbox', { name });
  await userEvent.type(field(/^(Card number|Número de tarjeta)/), '4242424242424242');
  await userEvent.type(field(/^(Name on card|Nombre en la tarjeta)/), 'Ada Ruiz');
  await userEvent.type(field(/^(Expiration date|Vencimiento)/), '0531');
  await userEvent.type(field(/ZIP/), '14607');
  await userEvent.type(field(/CVV/), '123');
}

/** What a flow shows to whoever chooses or enters a method; the events they send are the chart's own. */
const meta = preview.meta({
  title: 'Flows/Flow kit/Method steps',
  component: MethodStep,
  parameters: { layout: 'padded' },
  args: {
    view,
    title: 'How would you like to pay?',
    options,
    answers: { method: null, options },
    problem: undefined,
    resumed: null,
    expiringText: ({ method, date }) => `${method}. Good until ${date}`,
  } satisfies MethodStepProps,
  beforeEach: () => {
    send.mockClear();
    sendCardData.mockClear();
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'grid', maxInlineSize: '35rem' }}>
        <Story />
      </main>
    ),
  ],
});

const goOn = /^(Continue|Continuar)$/;

/** A saved bank account needs no code: it is sent by its id, and nothing goes to the card-data endpoint. */
export const SavedMethod = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /6789/ }));
    await userEvent.click(canvas.getByRole('button', { name: goOn }));
    await expect(send).toHaveBeenCalledWith({
      type: 'savedMethod.submitted',
      methodId: bankAccount?.method.id,
      token: null,
    });
    await expect(sendCardData).not.toHaveBeenCalled();
  },
});

/** A restriction is told once, and what it rules out isn't offered. */
export const CardsRestricted = meta.story({
  args: { options: restricted, answers: { method: null, options: restricted } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: /^(New card|Tarjeta nueva)/ })).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('radio', { name: /^(New bank account|Cuenta bancaria nueva)/ }),
    ).toBeEnabled();
  },
});

/** A chosen card that expires soon is asked about before the flow goes on. */
export const ExpiringCard = meta.story({
  args: { answers: { method: { kind: 'saved', methodId: expiringId, token }, options: expiring } },
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Good until 2026-11-30');
    await userEvent.click(
      within(question).getByRole('button', { name: /^(Use this card|Usar esta tarjeta)$/ }),
    );
    await expect(send.mock.calls).toEqual([[{ type: 'expiringCard.confirmed' }]]);
  },
});

/** A new card becomes a token before the flow hears of it: its number is in no event. */
export const NewCard = meta.story({
  render: () => <CardStep view={view} today={scenario.today} paymentDate={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typeCard(canvas);
    await userEvent.click(canvas.getByRole('button', { name: goOn }));
    await expect(send).toHaveBeenCalledWith({
      type: 'newMethod.submitted',
      token,
      method: card,
      save: false,
    });
    await expect(JSON.stringify(send.mock.calls)).not.toContain('4242424242424242');
  },
});

/** Our side does not answer: what was typed stays, and goes on as it is once it does. */
export const NewCardWhileWeAreDown = meta.story({
  render: () => <CardStep view={view} today={scenario.today} paymentDate={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    sendCardData.mockRejectedValueOnce(new PortProblem('LW-SYS-010'));
    await typeCard(canvas);
    await userEvent.click(canvas.getByRole('button', { name: goOn }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/You weren’t charged|No se le cobró/);
    await expect(send).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: /CVV/ })).toHaveValue('123');
    await userEvent.click(canvas.getByRole('button', { name: goOn }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Numbers that don't match are told before anything is sent. */
export const NewBankAccount = meta.story({
  render: () => <BankAccountStep view={view} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: goOn }));
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(2);
    await expect(sendCardData).not.toHaveBeenCalled();
    await expect(send).not.toHaveBeenCalled();
  },
});

/** On the way to the bank the numbers are still offered, so that no bank is a dead end. */
export const WaitingForBank = meta.story({
  render: () => <ConnectBankStep view={{ ...view, can: ({ type }) => type !== 'bankConnection.started' }} />,
  play: async ({ canvas, words }) => {
    const [connect, numbers] = canvas.getAllByRole('button');
    await expect(connect).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(words('flow').like('bank.waiting'))).toHaveRole('status');
    if (numbers) await userEvent.click(numbers);
    await expect(send.mock.calls).toEqual([[{ type: 'bankNumbers.requested' }]]);
  },
});

/** Back from the bank with no account: said quietly under the heading that has the focus, and the bank can be opened again. */
export const NoAccountConnected = meta.story({
  render: () => <ConnectBankStep view={view} hasNoAccount />,
  play: async ({ canvas, words }) => {
    const { like } = words('flow');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    const told = canvas.getByText(like('bank.noAccount'));
    await expect(told).toBeVisible();
    await expect(canvas.getAllByRole('status').some((region) => region.contains(told))).toBe(true);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: like('bank.connect') }));
    await expect(send.mock.calls).toEqual([[{ type: 'bankConnection.started' }]]);
  },
});
