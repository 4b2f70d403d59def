import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { answersOf, SampleFlow } from './SampleFlow.tsx';
import { refused } from './sample-ports.ts';

/** A card, a bank account by its numbers, a bank by signing in. */
const meta = preview.meta({
  title: 'Flows/One-time payment',
  component: SampleFlow,
});

/** The amount is chosen, and nothing yet that pays it. */
const beforeTheBank = { ...answersOf('bankConnect'), method: null, date: null };

export const EnteringCard = meta.story({
  tags: ['state:one-time-payment.enteringCard'],
  args: { state: 'enteringCard' },
});
export const EnteringCardInvalid = meta.story({
  tags: ['state:one-time-payment.enteringCard', 'outcome:LW-PAY-046'],
  args: { state: 'enteringCard' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '4242 4242 4242 4241');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Expiration date' }), '0125');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'please correct the following errors' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Expiration date' })).toBeInvalid();
  },
});
export const EnteringBankAccount = meta.story({
  tags: ['state:one-time-payment.enteringBankAccount'],
  args: { state: 'enteringBankAccount' },
});
export const ConnectingBank = meta.story({
  tags: ['state:one-time-payment.connectingBank'],
  args: { state: 'connectingBank', scenario: 'bankConnect', context: beforeTheBank },
});
export const WaitingForBank = meta.story({
  tags: ['state:one-time-payment.waitingForBank'],
  args: { state: 'waitingForBank', scenario: 'bankConnect', context: beforeTheBank },
});
export const BankConnectFailed = meta.story({
  tags: ['state:one-time-payment.bankConnectFailed', 'outcome:LW-PAY-061'],
  args: { state: 'bankConnectFailed', scenario: 'bankConnect', context: { result: refused('LW-PAY-061') } },
});
