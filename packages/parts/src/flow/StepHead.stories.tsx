import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StepHead } from './StepHead.tsx';

const onRestart = fn();

/** The head of a step: what it asks, that nothing was lost, what the server said, and what is wrong with the form. */
const meta = preview.meta({
  title: 'Flows/Flow kit/Step head',
  component: StepHead,
  parameters: { layout: 'padded' },
  args: { title: 'How much would you like to pay?', children: 'Your bill is due on December 5.' },
  decorators: [
    (Story) => (
      <main style={{ display: 'grid', gap: 'var(--lw-space-24)', maxInlineSize: '35rem' }}>
        <Story />
      </main>
    ),
  ],
});

/** A form that was kept says so, and can be begun anew. */
export const Resumed = meta.story({
  args: { resumed: { note: 'Nothing has been paid.', asksAgainFor: 'creditCard', onRestart } },
  play: async ({ canvas }) => {
    onRestart.mockClear();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Nothing has been paid\. .*(card|tarjeta)/);
    await userEvent.click(canvas.getByRole('button', { name: /^(Start over|Empezar de nuevo)$/ }));
    await expect(onRestart).toHaveBeenCalledOnce();
  },
});

/** What was given is named as what it was: a bank account is no card. */
export const ResumedWithoutAccount = meta.story({
  args: { resumed: { note: 'Nothing has been paid.', asksAgainFor: 'bankAccount', onRestart } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/account numbers|números de cuenta/);
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/card|tarjeta/);
  },
});
/** A saved card is there: only its code is asked for. */
export const ResumedWithoutCode = meta.story({
  args: { resumed: { note: 'Nothing has been paid.', asksAgainFor: 'securityCode', onRestart } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/security code|código de seguridad/);
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/card details|datos de la tarjeta/);
  },
});
/** Nothing that was given is missing, so nothing is asked for again. */
export const ResumedAsItWas = meta.story({
  args: { resumed: { note: 'Nothing has been paid.', asksAgainFor: null, onRestart } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/again|otra vez/);
  },
});

/** An outcome that is told within a step is; one that has a page of its own isn't said here a second time. */
export const WithProblem = meta.story({
  args: {
    problem: 'LW-PAY-022',
    bounds: { minimum: { currency: 'USD', cents: 100 }, maximum: { currency: 'USD', cents: 500_000 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/\$1\.00.*\$5,000\.00/);
  },
});
export const WithProblemToldElsewhere = meta.story({
  args: { problem: 'LW-PAY-010' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** What is wrong with the form, each with the way to its field. */
export const WithFormProblems = meta.story({
  args: {
    form: {
      attempt: 1,
      summary: [
        { fieldId: 'amount', message: 'The first of two.' },
        { fieldId: 'date', message: 'The second of two.' },
      ],
    },
  },
  render: (args) => (
    <>
      <StepHead {...args} />
      <input id="amount" aria-label="Amount" />
      <input id="date" aria-label="Sample date" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['The first of two.', 'The second of two.']);
    const [, date] = links;
    if (date) await userEvent.click(date);
    await expect(canvas.getByRole('textbox', { name: 'Sample date' })).toHaveFocus();
  },
});
