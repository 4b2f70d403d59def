import { addDays, type OutcomeCode, type Payment, usd } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { refused, samplePayment } from '@linework/parts/payment/sample';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { OneTimePaymentContext } from './one-time-payment.types.ts';
import { answersOf, SampleFlow } from './SampleFlow.tsx';
import { sampleBankAccount } from './sample-ports.ts';
import { readLater } from './sample-results.ts';

const scenario = storyScenario('current');

const meta = preview.meta({
  title: 'Print/Payment results',
  component: SampleFlow,
  tags: ['mode:print'],
  globals: { medium: 'paper', viewport: { value: 'letter', isRotated: false } },
  parameters: { paperOwner: scenario.facts.account },
});

const ended = (outcome: OutcomeCode, changes: Partial<Payment> = {}): Partial<OneTimePaymentContext> => ({
  ...answersOf('current'),
  result: { outcome, options: null, reference: null, payment: samplePayment(scenario, changes) },
});

export const Paid = meta.story({
  args: { state: 'paid', context: ended('LW-PAY-001') },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const { companyName, number } = scenario.facts.account;
    const owner = canvas.getByText(words('shell').part('account', { lastFour: number.slice(-4) }));
    await expect(owner).toHaveTextContent(companyName);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Back|Atrás|Volver/ })).toBeNull();
  },
});

/** Printed weeks later, it says what the account came to then, as the screen does. */
export const PaidAndReadLater = meta.story({
  args: {
    state: 'paid',
    context: readLater(usd(0)),
  },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(words('payment').like('result.balancePosted'))).toBeVisible();
    await expect(canvas.queryByText(words('payment').like('result.balance'))).toBeNull();
  },
});

export const PaidInSpanish = meta.story({
  globals: { medium: 'paper', viewport: { value: 'letter', isRotated: false }, language: 'es' },
  args: { state: 'paid', context: ended('LW-PAY-001') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Cuenta ···· \d{4}$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The screen may be dark; paper is white. */
export const PaidFromADarkScreen = meta.story({
  globals: { medium: 'paper', viewport: { value: 'letter', isRotated: false }, scheme: 'dark' },
  args: { state: 'paid', context: ended('LW-PAY-001') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ color: 'rgb(0, 0, 0)' });
  },
});

export const PaidRestoresService = meta.story({
  args: {
    state: 'paid',
    context: ended('LW-PAY-001', { restoresServiceBy: '2026-11-21T15:19:00-05:00' }),
  },
});

export const Scheduled = meta.story({
  args: {
    state: 'scheduled',
    context: ended('LW-PAY-002', { status: 'scheduled', paymentDate: addDays(scenario.today, 10) }),
  },
});

export const Pending = meta.story({
  args: {
    state: 'pending',
    context: ended('LW-PAY-003', {
      status: 'pending',
      method: { ...samplePayment(scenario).method, ...sampleBankAccount, accountType: 'checking' },
    }),
  },
});

export const Checking = meta.story({
  args: {
    state: 'checking',
    context: ended('LW-PAY-040', { status: 'unknown' }),
  },
});

export const Declined = meta.story({
  args: { state: 'declined', context: { ...answersOf('current'), result: refused('LW-PAY-010') } },
});

/** Before it is paid: what is about to be paid, and how it adds up. */
export const Review = meta.story({
  args: { state: 'reviewing', scenario: 'pastDue43', context: answersOf('pastDue43') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(How this adds up|Así se calcula)$/, { selector: 'h2' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
