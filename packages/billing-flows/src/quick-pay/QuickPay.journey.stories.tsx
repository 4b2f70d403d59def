import { usd } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { refused, samplePaymentPorts } from '@linework/parts/payment/sample';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview, { type StoryWords } from '../../../../.storybook/preview.tsx';
import { SampleQuickPay } from './SampleQuickPay.tsx';

/** Quick pay as it is lived through. */
const meta = preview.meta({
  title: 'Flows/Quick pay/Journeys',
  component: SampleQuickPay,
  // What each journey comes through is pictured in the flow's own stories.
  parameters: { pictures: { disable: true } },
});

const closed = fn();
const code = (words: StoryWords) =>
  screen.findByRole('textbox', { name: words('methods').part('securityCode.label') });
const pay = (words: StoryWords) =>
  screen.getByRole('button', { name: words('payment').like('review.pay', { amount: usd(17_825) }) });
const sample = () => samplePaymentPorts(fakeEdge(storyScenario('current')), 'quick-pay');

/** By keyboard alone: the focus is on what is asked, then on what came of it. */
export const PaidByKeyboard = meta.story({
  args: { onClose: closed },
  play: async ({ userEvent, words }) => {
    closed.mockClear();
    const { part } = words('quickPay');
    const rest = part('confirm.rest', { payee: 'Linework Business' });
    const asked = await screen.findByRole('heading', { name: rest });
    await expect(asked).toHaveTextContent(part('confirm.lead'));
    await expect(asked).toHaveTextContent('$178.25');
    await waitFor(() => expect(asked).toHaveFocus());
    await userEvent.tab();
    await expect(await code(words)).toHaveFocus();
    await userEvent.keyboard('123{Enter}');
    const receipt = await screen.findByRole('heading', { name: words('outcomes').part('LW-PAY-001.lead') });
    await waitFor(() => expect(receipt).toHaveFocus());
    await expect(receipt).toHaveTextContent('$178.25');
    await expect(screen.getByText(words('outcomes').like('money.posted.text'))).toBeVisible();
    await expect(screen.getByRole('link', { name: words('quickPay').like('receipt') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(closed).toHaveBeenCalledOnce();
  },
});

/** A code that is missing or wrong is said where it is typed, and nothing is sent. */
export const WrongCode = meta.story({
  args: { ports: sample().ports },
  play: async ({ userEvent, words }) => {
    const field = await code(words);
    await userEvent.click(pay(words));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, '12');
    await userEvent.click(pay(words));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('12');
  },
});

/** While it is sent it cannot be closed: what was pressed goes on. */
export const NotClosedWhilePaying = meta.story({
  args: { onClose: closed, ports: { ...sample().ports, submitPayment: () => new Promise(() => {}) } },
  play: async ({ userEvent, words }) => {
    closed.mockClear();
    await userEvent.type(await code(words), '123{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: words('quickPay').like('close') })).toBeNull(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(closed).not.toHaveBeenCalled();
  },
});

/** What a bank refused is paid another way, with the same figure. */
export const Refused = meta.story({
  args: { ports: { ...sample().ports, submitPayment: async () => refused('LW-PAY-010') } },
  play: async ({ userEvent, words }) => {
    await userEvent.type(await code(words), '123{Enter}');
    const title = await screen.findByRole('heading', { name: words('outcomes').like('LW-PAY-010.title') });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.getByText(words('outcomes').like('money.notTaken.sentence'))).toBeVisible();
    await expect(screen.getByRole('link', { name: words('quickPay').like('anotherWay') })).toHaveAttribute(
      'href',
      '/billing/pay-bill?open=otp&amount=amountDue',
    );
  },
});
