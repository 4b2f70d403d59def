import { storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { refused, samplePaymentPorts } from '@linework/parts/payment/sample';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SampleQuickPay } from './SampleQuickPay.tsx';

/** Quick pay as it is lived through. */
const meta = preview.meta({
  title: 'Flows/Quick pay/Journeys',
  component: SampleQuickPay,
  // What each journey comes through is pictured in the flow's own stories.
  parameters: { pictures: { disable: true } },
});

const closed = fn();
const code = () => screen.findByRole('textbox', { name: /Security code/ });
const pay = () => screen.getByRole('button', { name: /^Pay \$178\.25 today$/ });
const sample = () => samplePaymentPorts(fakeEdge(storyScenario('current')), 'quick-pay');

/** By keyboard alone: the focus is on what is asked, then on what came of it. */
export const PaidByKeyboard = meta.story({
  args: { onClose: closed },
  play: async ({ userEvent }) => {
    closed.mockClear();
    const asked = await screen.findByRole('heading', {
      name: 'You’re paying $178.25 to Linework Business, today',
    });
    await waitFor(() => expect(asked).toHaveFocus());
    await userEvent.tab();
    await expect(await code()).toHaveFocus();
    await userEvent.keyboard('123{Enter}');
    const receipt = await screen.findByRole('heading', { name: /^You paid \$178\.25/ });
    await waitFor(() => expect(receipt).toHaveFocus());
    await expect(screen.getByText(/^We’ve already subtracted it/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'View your receipt' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(closed).toHaveBeenCalledOnce();
  },
});

/** A code that is missing or wrong is said where it is typed, and nothing is sent. */
export const WrongCode = meta.story({
  args: { ports: sample().ports },
  play: async ({ userEvent }) => {
    const field = await code();
    await userEvent.click(pay());
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, '12');
    await userEvent.click(pay());
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('12');
  },
});

/** While it is sent it cannot be closed: what was pressed goes on. */
export const NotClosedWhilePaying = meta.story({
  args: { onClose: closed, ports: { ...sample().ports, submitPayment: () => new Promise(() => {}) } },
  play: async ({ userEvent }) => {
    closed.mockClear();
    await userEvent.type(await code(), '123{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(closed).not.toHaveBeenCalled();
  },
});

/** What a bank refused is paid another way, with the same figure. */
export const Refused = meta.story({
  args: { ports: { ...sample().ports, submitPayment: async () => refused('LW-PAY-010') } },
  play: async ({ userEvent }) => {
    await userEvent.type(await code(), '123{Enter}');
    const title = await screen.findByRole('heading', { name: 'Unable to Process Payment' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.getByText('You weren’t charged.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Pay another way' })).toHaveAttribute(
      'href',
      '/billing/pay-bill?open=otp&amount=amountDue',
    );
  },
});
