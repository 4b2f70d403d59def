import { Button } from '@linework/design-system';
import { usd } from '@linework/domain';
import { type ScenarioName, storyScenario } from '@linework/fixtures';
import { refused, samplePayment } from '@linework/parts/payment/sample';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { writeDraft } from './one-time-payment.draft.ts';
import type { OneTimePaymentPorts, Place } from './one-time-payment.types.ts';
import { SampleFlow } from './SampleFlow.tsx';
import { keptDraft } from './sample-draft.ts';
import { samplePorts } from './sample-ports.ts';

/** What was announced points to words that are gone by the end of a journey: nobody hears it twice. */
const forgetAnnouncements = () => {
  for (const said of document.querySelectorAll('[data-live-announcer] [role="img"]')) said.remove();
};

/** Played through and tested; not photographed. Each is played by the words of one language, which the toolbar leaves as it is. */
const meta = preview.meta({
  title: 'Journeys/One-time payment',
  globals: { language: 'en' },
  component: SampleFlow,
  parameters: wholePage,
  tags: ['journey'],
  afterEach: forgetAnnouncements,
});

/** A scenario's customer before the flow, with what was sent within reach of the play. */
function customer(name: ScenarioName, changes: Partial<OneTimePaymentPorts> = {}) {
  const sample = samplePorts(storyScenario(name), changes);
  const submit = fn(sample.ports.submitPayment);
  return { submit, args: { scenario: name, ports: { ...sample.ports, submitPayment: submit } } };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: string | RegExp, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);
const headed = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const code = /Security code/;

async function payWithSavedCard() {
  await press('Continue with $178.25');
  await headed('How would you like to pay?');
  await type(code, '123');
  await press('Continue');
  await headed('When would you like to pay?');
  await press('Continue');
  await headed(/^You’re paying/);
}

const saved = customer('current');
export const SavedCard = meta.story({
  args: saved.args,
  play: async () => {
    await payWithSavedCard();
    await press('Pay $178.25 today');
    await expect(await headed(/^You paid \$178\.25 /)).toHaveFocus();
    await expect(screen.getByText('We’ve already subtracted it from your balance.')).toBeVisible();
    await expect(saved.submit).toHaveBeenCalledOnce();
  },
});

const twice = customer('current');
export const DoubleClickPaysOnce = meta.story({
  args: twice.args,
  play: async () => {
    await payWithSavedCard();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Pay $178.25 today' }));
    await headed(/^You paid \$178\.25 /);
    await expect(twice.submit).toHaveBeenCalledOnce();
  },
});

const fresh = customer('current');
export const NewCard = meta.story({
  args: fresh.args,
  play: async () => {
    await press('Continue with $178.25');
    await userEvent.click(await screen.findByRole('radio', { name: 'New card' }));
    await press('Continue');
    await headed('Enter your card details');
    await type('Card number', '5100 0000 0000 0008');
    await type('Name on card', 'Dana Whitfield');
    await type('Expiration date', '0531');
    await type('ZIP code', '14607');
    await type(code, '123');
    await press('Continue');
    await headed('When would you like to pay?');
    await press('Continue');
    await expect(await screen.findByText('Mastercard ···· 0008')).toBeVisible();
    await press('Pay $178.25 today');
    await headed(/^You paid \$178\.25 /);
    await expect(fresh.submit).toHaveBeenCalledWith(
      expect.objectContaining({ paymentMethodId: null, savePaymentMethod: false }),
    );
    await expect(fresh.submit.mock.lastCall?.[0].cardDataToken).toBeTruthy();
  },
});

const bank = customer('current');
export const SavedBankAccount = meta.story({
  args: bank.args,
  play: async () => {
    await press('Continue with $178.25');
    await userEvent.click(await screen.findByRole('radio', { name: /Business checking/ }));
    await press('Continue');
    await headed('When would you like to pay?');
    await press('Continue');
    await press('Pay $178.25 today');
    await expect(await headed('Your $178.25 payment is pending')).toHaveFocus();
    await expect(screen.getByText('We’ve sent your payment to your bank.')).toBeVisible();
  },
});

const connected = customer('bankConnect');
export const ConnectsBankInFiveSteps = meta.story({
  args: connected.args,
  play: async () => {
    const steps = await screen.findByRole('list', { name: 'Payment steps' });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(5);
    await press(/^Continue with/);
    await userEvent.click(await screen.findByRole('radio', { name: 'New bank account' }));
    await press('Continue');
    await headed('Connect your bank');
    await expect(screen.getByRole('button', { name: 'Enter account numbers instead' })).toBeVisible();
    await press('Connect with online banking');
    await headed('When would you like to pay?');
    await press('Continue');
    await expect(await screen.findByText('First Sample Bank ···· 0001')).toBeVisible();
  },
});

const later = customer('current');
export const ScheduledForLater = meta.story({
  args: later.args,
  play: async () => {
    await press('Continue with $178.25');
    await type(code, '123');
    await press('Continue');
    await userEvent.click(await screen.findByRole('radio', { name: 'Choose another day' }));
    await type('Payment date', '120126');
    await press('Continue');
    await press(/^Schedule \$178\.25 for December\s1$/);
    await headed('$178.25 is scheduled');
    await expect(screen.getByText('You haven’t been charged yet.')).toBeVisible();
  },
});

let declines = 0;
const declined = customer('current', {
  submitPayment: async (request) => {
    declines += 1;
    return declines === 1
      ? refused('LW-PAY-010')
      : samplePorts(storyScenario('current')).ports.submitPayment(request);
  },
});
export const DeclinedThenAnotherMethod = meta.story({
  args: declined.args,
  beforeEach: () => {
    declines = 0;
  },
  play: async () => {
    await payWithSavedCard();
    await press('Pay $178.25 today');
    await expect(await headed('Unable to Process Payment')).toHaveFocus();
    await expect(screen.getByText('You weren’t charged.')).toBeVisible();
    await press(/^Another card or bank account/);
    await userEvent.click(await screen.findByRole('radio', { name: /Business checking/ }));
    await press('Continue');
    await press('Pay $178.25 today');
    await headed('Your $178.25 payment is pending');
    const keys = declined.submit.mock.calls.slice(-2).map(([request]) => request.key);
    await expect(new Set(keys).size).toBe(2);
  },
});

const back = customer('current');
export const BackKeepsTheForm = meta.story({
  args: back.args,
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Other amount/ }));
    await type('Payment amount', '50');
    await press('Continue with $50.00');
    await headed('How would you like to pay?');
    await press('Back');
    await headed('How much would you like to pay?');
    await expect(screen.getByRole('textbox', { name: 'Payment amount' })).toHaveValue('50.00');
  },
});

const faulty = customer('current');
export const ErrorsAreSummedUpAndReached = meta.story({
  args: faulty.args,
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Other amount/ }));
    await type('Payment amount', '0.50');
    await press('Continue');
    const summary = await screen.findByRole('group', { name: 'please correct the following errors' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(
      within(summary).getByRole('link', {
        name: 'Please enter a payment amount between $1.00 and $5,000.00',
      }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Payment amount' })).toHaveFocus());
  },
});

const spanish = customer('current');
export const InSpanish = meta.story({
  args: spanish.args,
  globals: { language: 'es' },
  play: async () => {
    await press('Continuar con $178.25');
    await type(/Código de seguridad/, '123');
    await press('Continuar');
    await headed('¿Cuándo desea pagar?');
    await press('Continuar');
    await headed(/^Va a pagar/);
    await press('Pagar $178.25 hoy');
    await headed(/^Usted pagó \$178\.25 /);
    await expect(screen.getByText('Ya lo restamos de su saldo.')).toBeVisible();
  },
});

const keyboard = customer('current');
export const KeyboardOnly = meta.story({
  args: keyboard.args,
  play: async () => {
    await waitFor(async () => expect(await headed('How much would you like to pay?')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('radio', { name: /Amount due/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await headed('How would you like to pay?')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: code })).toHaveFocus());
    await userEvent.keyboard('123{Enter}');
    await waitFor(async () => expect(await headed('When would you like to pay?')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await headed(/^You’re paying/)).toHaveFocus());
    for (let stops = 0; stops < 4; stops += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await headed(/^You paid \$178\.25 /);
    await expect(keyboard.submit).toHaveBeenCalledOnce();
  },
});

let looks = 0;
const unanswered = customer('current', {
  submitPayment: async () => {
    throw new Error('no answer');
  },
  findPayment: async () => {
    looks += 1;
    return null;
  },
});
export const NoAnswerOffersNoSecondTry = meta.story({
  args: unanswered.args,
  beforeEach: () => {
    looks = 0;
  },
  play: async () => {
    await payWithSavedCard();
    await press('Pay $178.25 today');
    await headed('We’re confirming this payment');
    await expect(screen.getByText('Don’t pay again.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await expect(looks).toBe(0);
  },
});

/** A browser's history around the flow: what was pushed can be gone back to. */
function InBrowser({ ports, scenario }: { ports: OneTimePaymentPorts; scenario?: ScenarioName }) {
  const [visited, setVisited] = useState<readonly (Place | 'billing')[]>([]);
  const here = visited.at(-1);
  return (
    <>
      <Button variant="quiet" onPress={() => setVisited((before) => before.slice(0, -1))}>
        Browser back
      </Button>
      <output aria-label="Address">{visited.join(' ')}</output>
      {here !== 'billing' && (
        <SampleFlow
          ports={ports}
          {...(scenario && { scenario })}
          address={{ step: here }}
          onLeave={() => setVisited((before) => [...before.slice(0, -1), 'billing'])}
          onAddressChange={({ step }, how) =>
            setVisited((before) => [
              ...(how === 'push' ? before : before.slice(0, -1)),
              ...(step ? [step] : []),
            ])
          }
        />
      )}
    </>
  );
}

const browsing = customer('current');
export const BrowserBackGoesAStepBack = meta.story({
  args: browsing.args,
  render: ({ ports }) => <InBrowser ports={ports ?? browsing.args.ports} />,
  play: async () => {
    const address = screen.getByRole('status', { name: 'Address' });
    await payWithSavedCard();
    await expect(address).toHaveTextContent('amount method date review');
    await press('Browser back');
    await headed('When would you like to pay?');
    await expect(address).toHaveTextContent(/^amount method date$/);
    await press('Browser back');
    await press('Browser back');
    await headed('How much would you like to pay?');
    await expect(address).toHaveTextContent(/^amount$/);
    await press('Continue with $178.25');
    await press('Pay $178.25 today');
    await headed(/^You paid \$178\.25 /);
    await expect(address).toHaveTextContent(/^amount result$/);
    await press('Browser back');
    await expect(address).toHaveTextContent(/^billing$/);
    await expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    await expect(browsing.submit).toHaveBeenCalledOnce();
  },
});

const refusing = customer('current', { submitPayment: async () => refused('LW-PAY-010') });
/** From a payment that failed Back leads into its form, which can be sent again only by pressing. */
export const BrowserBackFromAFailureIsTheMethod = meta.story({
  args: refusing.args,
  render: ({ ports }) => <InBrowser ports={ports ?? refusing.args.ports} />,
  play: async () => {
    await payWithSavedCard();
    await press('Pay $178.25 today');
    await headed('Unable to Process Payment');
    await press('Browser back');
    await headed('How would you like to pay?');
    await expect(refusing.submit).toHaveBeenCalledOnce();
  },
});

const expiring = customer('expiringCard');
/** Back from the question about a card that expires soon is back at the method, and the amount stays one step behind. */
export const BrowserBackLeavesAQuestion = meta.story({
  args: expiring.args,
  render: ({ ports }) => <InBrowser scenario="expiringCard" ports={ports ?? expiring.args.ports} />,
  play: async () => {
    const address = screen.getByRole('status', { name: 'Address' });
    await press(/^Continue with/);
    await headed('How would you like to pay?');
    await type(code, '123');
    await press('Continue');
    await screen.findByRole('alertdialog', { name: 'This card expires soon' });
    // The question makes everything behind it inert: the browser's own button is not on the page.
    screen.getByText('Browser back').click();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await headed('How would you like to pay?')).toBeVisible();
    await expect(address).toHaveTextContent(/^amount method$/);
    await press('Browser back');
    await headed('How much would you like to pay?');
  },
});

const receipt = samplePayment(storyScenario('nothingDue'), {
  amount: usd(17_825),
  reference: '7F3K-22QD',
});
/** After a reload, or opened from the activity: a result is a fact about a payment, and its address shows it again. */
export const AddressOfAPaymentShowsItsReceipt = meta.story({
  args: {
    ...customer('nothingDue', { findNamedPayment: async () => receipt }).args,
    address: { step: 'result', payment: receipt.id },
  },
  play: async () => {
    await headed(/^You paid \$178\.25 /);
    await expect(screen.getAllByText(/7F3K-22QD/)[0]).toBeVisible();
  },
});

const leftAlone = customer('current', { loadDraft: async () => writeDraft(keptDraft) });
/** What was left is offered, and what was pressed is paid. */
export const APressedFigureWinsOverWhatWasKept = meta.story({
  args: { ...leftAlone.args, address: { amount: 'amountDue' } },
  play: async () => {
    await headed('How much would you like to pay?');
    await expect(screen.getByText('You started a payment of $120.00 today.')).toBeVisible();
    await press('Continue with $178.25');
    await headed('How would you like to pay?');
    await expect(screen.getAllByText('$178.25').length).toBeGreaterThan(0);
    await expect(screen.queryByText('$120.00')).not.toBeInTheDocument();
  },
});
const leftDue = customer('current', {
  loadDraft: async () => writeDraft({ ...keptDraft, choice: 'amountDue', amount: usd(20_000) }),
});
/** The amount due was another one when it was left: nobody is asked about that figure. */
export const AFigureThatIsNoneAnyMoreIsNotOffered = meta.story({
  args: leftDue.args,
  play: async () => {
    await headed('How much would you like to pay?');
    await expect(screen.getByRole('button', { name: 'Continue with $178.25' })).toBeVisible();
    await expect(screen.queryByText(/\$200\.00/)).not.toBeInTheDocument();
  },
});
/** With no figure pressed the customer says whether to go on. */
export const WhatWasKeptIsOfferedFirst = meta.story({
  args: leftAlone.args,
  play: async () => {
    await headed('Finish your payment of $120.00?');
    await press('Start over');
    await headed('How much would you like to pay?');
    await expect(screen.queryByText('You started a payment', { exact: false })).not.toBeInTheDocument();
  },
});

const failing = customer('current', { submitPayment: async () => refused('LW-PAY-060') });
/** From a failure of ours: again at once, with another method, or with another amount. */
export const AFailureIsLeftInEveryDirection = meta.story({
  args: failing.args,
  play: async () => {
    await payWithSavedCard();
    await press('Pay $178.25 today');
    await headed('Unable to Make Payment');
    await press(/^Another amount/);
    await headed('How much would you like to pay?');
    await expect(screen.queryByText('Unable to Make Payment', { exact: false })).not.toBeInTheDocument();
  },
});

const notTaken = samplePayment(storyScenario('current'), {
  status: 'failed',
  statusReason: 'LW-PAY-010',
  amount: usd(4_321),
});
const failedBefore = customer('current', { findNamedPayment: async () => notTaken });
const itsResult = { ...failedBefore.args, address: { step: 'result', payment: notTaken.id } } as const;
/** The amount that failed is not filled in as another one. */
export const AnotherAmountThanTheOneThatFailed = meta.story({
  args: itsResult,
  play: async () => {
    await headed('Unable to Process Payment');
    await press(/^Another amount/);
    await headed('How much would you like to pay?');
    await expect(screen.getByRole('radio', { name: /^Amount due/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Other amount/ }));
    await expect(screen.getByRole('textbox', { name: 'Payment amount' })).toHaveValue('');
  },
});
/** With another method it is the amount that failed. */
export const TheSameAmountWithAnotherMethod = meta.story({
  args: itsResult,
  play: async () => {
    await headed('Unable to Process Payment');
    await press(/^Another card or bank account/);
    await headed('How would you like to pay?');
    await expect(screen.getAllByText('Paying $43.21').length).toBeGreaterThan(0);
  },
});
