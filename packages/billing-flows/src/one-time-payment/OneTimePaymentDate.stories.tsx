import { subtract, usd } from '@linework/domain';
import { paymentOptionsOf, type Scenario, storyScenario } from '@linework/fixtures';
import { expect, waitFor } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { answersOf, SampleFlow } from './SampleFlow.tsx';

/** The third step. */
const meta = preview.meta({
  title: 'Flows/One-time payment',
  component: SampleFlow,
  parameters: wholePage,
});

const covered = storyScenario('pendingCoversPastDue');
/** The one payment that covers what is past due, as two. */
const coveredByTwo: Scenario = {
  ...covered,
  facts: {
    ...covered.facts,
    payments: covered.facts.payments.flatMap((payment) =>
      payment.status === 'pending'
        ? [
            { ...payment, id: `${payment.id}-1`, amount: usd(1_000) },
            { ...payment, id: `${payment.id}-2`, amount: subtract(payment.amount, usd(1_000)) },
          ]
        : [payment],
    ),
  },
};

export const ChoosingDate = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: { state: 'choosingDate', context: answersOf('current') },
});
export const ChoosingDateLater = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: { state: 'choosingDate', context: { ...answersOf('current'), date: '2026-12-01' } },
});
/** Whoever came to schedule is asked for the day at once. */
export const ChoosingDateToSchedule = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: { state: 'choosingDate', context: { ...answersOf('current'), date: null, prefersLater: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^(Choose another day|Elegir otro día)/ })).toBeChecked();
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
});
/** No day but today may be chosen: it is, also for whoever came to schedule. */
export const ChoosingDateToScheduleSlotsTaken = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: {
    state: 'choosingDate',
    scenario: 'twoScheduled',
    context: { ...answersOf('twoScheduled'), date: null, prefersLater: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^(Today|Hoy)/ })).toBeChecked();
  },
});
/** A day that cannot be chosen is not the customer's day: nothing says so, in the calendar or under it. */
export const ChoosingDateTooFarAhead = meta.story({
  tags: ['state:one-time-payment.choosingDate', 'outcome:LW-PAY-025'],
  args: { state: 'choosingDate', context: { ...answersOf('current'), date: null, prefersLater: true } },
  play: async ({ canvas, userEvent, words }) => {
    const typed = canvas.getByRole('textbox');
    await userEvent.type(typed, '012127');
    await userEvent.click(canvas.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await expect(typed).toHaveAccessibleDescription(
      words('payment').part('date.unavailable.tooFarAhead', { latest: '2027-01-20' }),
    );
    await expect(canvas.getByText(/^(January 2027|enero de 2027)$/i)).toBeVisible();
    await expect(canvas.queryByText(/^(Your day|Día elegido)$/)).toBeNull();
    await expect(canvas.queryByText(/After your bill is due\.|Después del vencimiento/)).toBeNull();
    await userEvent.clear(typed);
    await userEvent.type(typed, '012027');
    await expect(await canvas.findByText(/^(Your day|Día elegido)$/)).toBeVisible();
  },
});
/** On a phone the way on stays at the foot of the window: the chosen day is above it once it has the focus. */
export const ChosenDayAboveTheBarOnPhone = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: { state: 'choosingDate', context: { ...answersOf('current'), date: '2026-12-30' } },
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const day = (name: string) => canvas.findByRole('button', { name: new RegExp(name) });
    const barTop = () => canvasElement.querySelector('[data-sticky="bottom"]')?.getBoundingClientRect().top;
    const bottomOf = async (name: string) => (await day(name)).getBoundingClientRect().bottom;
    const typed = canvas.getByRole('textbox');
    typed.focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await day('December 30')).toHaveFocus();
    await expect(await bottomOf('December 30')).toBeLessThanOrEqual(barTop() ?? 0);
  },
});
/** The calendar opens under the fixed way on: it is brought into view, and on a month with days to choose. */
export const CalendarOpensInViewOnPhone = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: { state: 'choosingDate', context: answersOf('current') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const barTop = () => canvasElement.querySelector('[data-sticky="bottom"]')?.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('radio', { name: /^(Choose another day|Elegir otro día)/ }));
    const month = await canvas.findByRole('grid');
    await waitFor(() => expect(month.getBoundingClientRect().bottom).toBeLessThanOrEqual(barTop() ?? 0));
    await expect(canvas.getByRole('textbox').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});
const current = answersOf('current');
const account = current.options?.methods.find(({ method }) => method.type === 'bankAccount');
/** A bank moves no money on a Saturday: said as the day is chosen. */
export const ChoosingDateWhileBankIsClosed = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: {
    state: 'choosingDate',
    context: {
      ...current,
      method: { kind: 'saved', methodId: account?.method.id ?? '', token: null },
      date: '2026-12-05',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        /the money leaves on Monday, December\s7|el dinero sale el lunes,? 7\sde\sdiciembre/,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^(Today|Hoy)/ }));
    await expect(canvas.queryByText(/the money leaves on|el dinero sale el/)).toBeNull();
  },
});
export const ChoosingDateAfterDueDate = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: { state: 'choosingDate', context: { ...answersOf('current'), date: '2027-01-15' } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(/days after your due date|días después de su fecha de vencimiento/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^(Today|Hoy)/ }));
    await expect(
      canvas.queryByText(/days after your due date|días después de su fecha de vencimiento/),
    ).toBeNull();
  },
});
/** Auto Pay takes the bill before the day that is chosen. */
export const ChoosingDateAfterAutoPay = meta.story({
  tags: ['state:one-time-payment.choosingDate'],
  args: {
    state: 'choosingDate',
    scenario: 'autoPayOn',
    context: { ...answersOf('autoPayOn'), date: '2026-12-20' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^(You’d be paying twice|Pagaría dos veces)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^(Today|Hoy)/ }));
    await expect(canvas.queryByText(/^(You’d be paying twice|Pagaría dos veces)/)).toBeNull();
  },
});
export const ChoosingDateMustBeToday = meta.story({
  tags: ['state:one-time-payment.choosingDate', 'outcome:LW-PAY-027'],
  args: { state: 'choosingDate', scenario: 'pastDue30', context: answersOf('pastDue30') },
});
/** What is past due is covered, and nothing can be scheduled until that has posted. */
export const ChoosingDateUntilPosted = meta.story({
  tags: ['state:one-time-payment.choosingDate', 'outcome:LW-PAY-027'],
  args: {
    state: 'choosingDate',
    scenario: 'pendingCoversPastDue',
    context: answersOf('pendingCoversPastDue'),
  },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByText(words('payment').like('date.unavailable.pendingIncludesPastDue', { count: 1 })),
    ).toBeVisible();
  },
});
/** Two payments cover it together. */
export const ChoosingDateUntilSeveralPosted = meta.story({
  tags: ['state:one-time-payment.choosingDate', 'outcome:LW-PAY-027'],
  args: {
    state: 'choosingDate',
    scenario: coveredByTwo,
    context: { ...answersOf('pendingCoversPastDue'), options: paymentOptionsOf(coveredByTwo) },
  },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByText(words('payment').like('date.unavailable.pendingIncludesPastDue', { count: 2 })),
    ).toBeVisible();
  },
});
export const ChoosingDateSlotsTaken = meta.story({
  tags: ['state:one-time-payment.choosingDate', 'outcome:LW-PAY-026'],
  args: { state: 'choosingDate', scenario: 'twoScheduled', context: answersOf('twoScheduled') },
});
/** Enter in the field sends the form: the calendar under it stays on its month. */
export const ChoosingDateInvalidByEnter = meta.story({
  tags: ['state:one-time-payment.choosingDate', 'outcome:LW-PAY-025'],
  args: { state: 'choosingDate', context: { ...answersOf('current'), date: null, prefersLater: true } },
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getAllByText(/2026$/).map(({ textContent }) => textContent);
    const typed = canvas.getByRole('textbox');
    await userEvent.type(typed, '13/40/26{Enter}');
    await expect(typed).toHaveAccessibleDescription(/valid date as MM\/DD\/YY|fecha válida/);
    await expect(canvas.getAllByText(/2026$/).map(({ textContent }) => textContent)).toEqual(month);
  },
});
export const ChoosingDateInvalid = meta.story({
  tags: ['state:one-time-payment.choosingDate', 'outcome:LW-PAY-025'],
  args: { state: 'choosingDate', context: answersOf('current') },
  play: async ({ canvas, userEvent, words }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^(Choose another day|Elegir otro día)/ }));
    await expect(canvas.getByRole('radiogroup')).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: /^(Payment date|Fecha del pago)/ })).toBeRequired();
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Payment date|Fecha del pago)/ }), '13');
    await userEvent.click(canvas.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await expect(
      canvas.getByRole('textbox', { name: /^(Payment date|Fecha del pago)/ }),
    ).toHaveAccessibleDescription(words('payment').part('date.errors.notADate'));
  },
});
