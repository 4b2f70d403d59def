import { storyScenario } from '@linework/fixtures';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SampleTransactions } from './SampleTransactions.tsx';
import { shownOf, transactionsOf } from './sample-transactions.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

/** Whoever looks for a charge or a payment finds it by words, kinds, amounts and days. */
const meta = preview.meta({
  title: 'Areas/Transactions',
  parameters: { layout: 'padded' },
  component: TransactionsScreen,
  tags: ['route:/billing/account-activity'],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const many = storyScenario('manyTransactions');
const few = storyScenario('returnedPayment');

const filtersOf = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  canvas.getByRole('button', { name: /^(Filters|Filtros)/ });

const newestLine = shownOf(many, () => true);

/** What a search alone is cleared by: there is no filter to clear. */
const clearsSearch = /^(Clear search|Quitar la búsqueda)$/;

export const Filtered = meta.story({
  args: transactionsOf(many, 'kind=payment&method=creditCard&channel=phone&min=100.00&max=300.00'),
});

export const Searching = meta.story({
  render: () => <SampleTransactions scenario={many} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'visa 4242');
    await waitFor(() => expect(canvas.getByRole('button', { name: clearsSearch })).toBeVisible());
    for (const row of within(await canvas.findByRole('table'))
      .getAllByRole('row')
      .slice(3, 6))
      await expect(row).toHaveTextContent(/4242|20\d\d/);
  },
});

/** On a phone the first lines are in sight under the search; what else narrows them is a press away, and counted. */
export const FoldedOnPhone = meta.story({
  render: () => <SampleTransactions scenario={many} startsAt="kind=payment&max=300.00" />,
  args: transactionsOf(many),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const fold = filtersOf(canvas);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(fold).toHaveAccessibleName(/\(2/);
    await expect(canvas.queryByRole('textbox', { name: /^(Amount to|Monto hasta)$/ })).toBeNull();
    const row = (await canvas.findAllByRole('row')).at(3);
    await expect(row?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Payments|Pagos)/ })).toHaveFocus();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^(Amount to|Monto hasta)$/ }));
    await waitFor(() => expect(fold).toHaveAccessibleName(/\(1/));
    await userEvent.click(fold);
    await expect(canvas.queryByRole('textbox', { name: /^(Amount to|Monto hasta)$/ })).toBeNull();
    await expect(fold).toHaveFocus();
  },
});

/** What is wrong in a field stays in sight, though the choices are folded over it. */
export const FoldedOverAnErrorOnPhone = meta.story({
  render: () => <SampleTransactions scenario={many} />,
  args: transactionsOf(many),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const fold = filtersOf(canvas);
    await userEvent.click(fold);
    const field = canvas.getByRole('textbox', { name: /^(Amount from|Monto desde)/ });
    await userEvent.type(field, 'abc');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toBeVisible();
  },
});

/** On a slow connection: what is at hand and fits stands there from the letter on, and how many more there are is not said yet. */
export const SearchingAtHand = meta.story({
  render: () => <SampleTransactions scenario={many} waitsAfter={1} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'visa');
    const table = await canvas.findByRole('table', { name: /^(At least|Al menos) \d+/ });
    for (const row of within(table).getAllByRole('rowheader').slice(1, 6))
      await waitFor(() => expect(row).toHaveTextContent('Visa'));
    await expect(table).toHaveAttribute('aria-rowcount', '-1');
    await expect(canvas.getByText(/looking for more|buscando más/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Older|antiguas/ })).toBeNull();
  },
});

/** Of an account whose lines are all there the answer is known at once, be it that nothing fits. */
export const SearchingAll = meta.story({
  render: () => <SampleTransactions scenario={few} waitsAfter={1} />,
  args: transactionsOf(few),
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'visa');
    await expect(await canvas.findByRole('table', { name: /^\d+ trans/ })).toBeVisible();
    await userEvent.type(search, ' nowhere');
    await expect(
      await canvas.findByRole('heading', { name: /No transactions|No se encontraron/ }),
    ).toBeVisible();
  },
});

/** What fits nothing fits again once a letter too many is taken back. The field stays where it is meanwhile. */
export const FitsAgain = meta.story({
  render: () => <SampleTransactions scenario={few} />,
  args: transactionsOf(few),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    const { top } = search.getBoundingClientRect();
    await userEvent.type(search, 'visas4');
    const none = await canvas.findByRole('heading', { name: /No transactions|No se encontraron/ });
    await expect(none).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /CSV/ })).toBeNull();
    await expect(search.getBoundingClientRect().top).toBe(top);
    await userEvent.type(search, '{Backspace}');
    const table = await canvas.findByRole('table');
    await waitFor(() => {
      for (const row of within(table).getAllByRole('rowheader').slice(1)) {
        if (row.getAttribute('scope') === 'row') expect(row).toHaveTextContent('Visa');
      }
    });
    await expect(none).not.toBeVisible();
  },
});

/** Where none of the lines at hand fits, those that were shown stay until the answer is there. */
export const SearchingNoneAtHand = meta.story({
  render: () => <SampleTransactions scenario={many} waitsAfter={1} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'visa');
    const table = await canvas.findByRole('table', { name: /^(At least|Al menos) \d+/ });
    const areVisas = () => {
      for (const row of within(table).getAllByRole('rowheader').slice(1, 6))
        expect(row).toHaveTextContent('Visa');
    };
    await waitFor(areVisas);
    await userEvent.type(search, ' nowhere');
    await waitFor(() => expect(table.querySelector('caption')).toHaveTextContent(/^(Loading|Cargando)/));
    areVisas();
  },
});

/** Whoever goes on typing looks among the lines that were found: they are shown, or said to be none, before the answer is there. */
export const SearchingAmongFound = meta.story({
  render: () => <SampleTransactions scenario={many} waitsAfter={2} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.click(search);
    await userEvent.paste('$31');
    await canvas.findByRole('table', { name: /^17 trans/ });
    await userEvent.paste('0');
    const table = await canvas.findByRole('table', { name: /^2 trans/ });
    await expect(within(table).getAllByText(/\$310|\$31\.0/)).not.toHaveLength(0);
    await userEvent.paste('9');
    await expect(
      await canvas.findByRole('heading', { name: /No transactions|No se encontraron/ }),
    ).toBeVisible();
  },
});

/** A search whose answer could not be had keeps the lines at hand, which fit, and their file. */
export const SearchAtHandFailed = meta.story({
  render: () => <SampleTransactions scenario={few} failsAfter={1} />,
  args: transactionsOf(few),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'visa');
    const table = await canvas.findByRole('table', { name: /^\d+ trans/ });
    await waitFor(() => {
      const lines = within(table).getAllByRole('rowheader', { name: /./ });
      for (const line of lines.filter(({ scope }: Partial<HTMLTableCellElement>) => scope === 'row'))
        expect(line).toHaveTextContent('Visa');
    });
    const count = /^\d+/.exec(table.querySelector('caption')?.textContent ?? '')?.[0];
    await expect(canvas.getByRole('link', { name: new RegExp(`CSV \\(${count}\\)`) })).toBeVisible();
  },
});

/** An amount stays as it is typed, whatever the address makes of it; what comes from outside takes its place. */
export const TypingAnAmount = meta.story({
  render: () => <SampleTransactions scenario={many} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    const least = canvas.getByRole('textbox', { name: /^(Amount from|Monto desde)$/ });
    await userEvent.type(least, '1');
    const clear = await canvas.findByRole('button', { name: /Clear filters|Quitar/ });
    await expect(least).toHaveValue('1');
    await userEvent.type(least, '50');
    await expect(least).toHaveValue('150');
    await userEvent.click(clear);
    await expect(canvas.getByRole('textbox', { name: /^(Amount from|Monto desde)$/ })).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('table').querySelector('caption')).toHaveFocus());
  },
});

/** Amounts that no line can lie between look for nothing, and say so by the field once it is left. */
export const AmountsTurned = meta.story({
  render: () => <SampleTransactions scenario={many} startsAt="min=150.00" />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    const least = canvas.getByRole('textbox', { name: /^(Amount from|Monto desde)$/ });
    const most = canvas.getByRole('textbox', { name: /^(Amount to|Monto hasta)$/ });
    await userEvent.type(most, '100');
    await expect(most).toBeValid();
    await userEvent.tab();
    await expect(most).toHaveAccessibleDescription(/\$150\.00 (or more|o más)/);
    await expect(canvas.getByRole('table')).toBeVisible();
    // Fields side by side stay so, and the error pushes down what comes after it.
    await expect(most.getBoundingClientRect().top).toBe(least.getBoundingClientRect().top);
    await userEvent.clear(least);
    await userEvent.type(least, '50');
    await waitFor(() => expect(most).toBeValid());
  },
});

/** Two days in the wrong order on a phone: the error stands above the next label, and their boxes side by side. */
export const DaysTurnedOnPhone = meta.story({
  render: () => <SampleTransactions scenario={many} startsAt="from=2026-10-01" />,
  args: transactionsOf(many),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(filtersOf(canvas));
    const from = canvas.getByRole('textbox', { name: /^(Date from|Fecha desde)$/ });
    const to = canvas.getByRole('textbox', { name: /^(Date to|Fecha hasta)$/ });
    await userEvent.type(to, '093026');
    const error = canvas.getByText(/on or after the first|igual o posterior/);
    await expect(to.getBoundingClientRect().top).toBe(from.getBoundingClientRect().top);
    const next = canvas.getByText(/^(Amount to|Monto hasta)$/);
    await expect(error.getBoundingClientRect().bottom).toBeLessThanOrEqual(next.getBoundingClientRect().top);
  },
});

/** Whoever looks for something else while a line is open goes on typing: the line closes, and the focus stays. */
export const TypingWhileOpen = meta.story({
  render: () => <SampleTransactions scenario={many} startsAt={`shown=${newestLine}`} />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /^(Amount from|Monto desde)$/ });
    await userEvent.type(field, '1');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await userEvent.keyboard('50');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('150');
  },
});

export const NothingFound = meta.story({
  args: { ...transactionsOf(many, 'q=nowhere'), onView: fn() },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/^(Nothing matches your search|Ninguna coincide con su búsqueda)/),
    ).toBeVisible();
    await expect(canvas.queryByText(/filters\. Change|estos filtros/)).toBeNull();
    const [clear] = canvas.getAllByRole('button', { name: clearsSearch });
    if (clear) await userEvent.click(clear);
    await expect(args.onView).toHaveBeenCalledWith(expect.objectContaining({ text: '' }), 'push');
  },
});

/** A filter beside the search is cleared with it. */
export const NothingFoundByFilters = meta.story({
  args: { ...transactionsOf(many, 'q=nowhere&kind=refund'), onView: fn() },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Nothing matches these filters|Ninguna coincide con estos filtros)/),
    ).toBeVisible();
    await expect(
      canvas.getAllByRole('button', { name: /^(Clear search and filters|Quitar búsqueda y filtros)$/ }),
    ).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: clearsSearch })).toBeNull();
  },
});

/** Whoever clears a search that found nothing goes on at the list that is there again. */
export const ClearedAgain = meta.story({
  render: () => <SampleTransactions scenario={many} startsAt="q=nowhere" />,
  args: transactionsOf(many),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: clearsSearch });
    await userEvent.click(buttons.at(-1) ?? canvas.getByRole('button', { name: clearsSearch }));
    await waitFor(() => expect(canvas.getByRole('table').querySelector('caption')).toHaveFocus());
  },
});

export const WrongAmount = meta.story({
  args: { ...transactionsOf(many), onView: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Amount from|Monto desde/), 'lots');
    await expect(canvas.getByText(/like 20|como 20/)).toBeVisible();
    await expect(args.onView).not.toHaveBeenCalled();
  },
});

/** Days of the customer's own: each is looked for once it is whole, and days that make no sense look for nothing. */
export const BetweenTwoDays = meta.story({
  render: () => <SampleTransactions scenario={many} />,
  args: transactionsOf(many),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Any date|Cualquier fecha) /i }));
    const outside = within(canvasElement.ownerDocument.body);
    await userEvent.click(outside.getByRole('option', { name: /^(Choose dates|Elegir fechas)$/ }));
    const from = await canvas.findByRole('textbox', { name: /^(Date from|Fecha desde)$/ });
    const to = canvas.getByRole('textbox', { name: /^(Date to|Fecha hasta)$/ });
    await userEvent.type(from, '1001');
    await userEvent.tab();
    await expect(from).toBeInvalid();
    await expect(from).toHaveAccessibleDescription(/MM\/DD/);
    await userEvent.type(from, '26');
    await userEvent.type(to, '093026');
    await expect(to).toHaveAccessibleDescription(/on or after|igual o posterior/);
    await expect(canvas.getByRole('table')).toBeVisible();
    await userEvent.clear(to);
    await userEvent.type(to, '103126');
    await expect(to).toBeValid();
    const dates = within(canvas.getByRole('table')).getAllByRole('rowheader');
    await expect(dates.length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: /Clear filters|Quitar/ }));
    await expect(canvas.queryByRole('textbox', { name: /^(Date from|Fecha desde)$/ })).toBeNull();
  },
});

export const BetweenTwoDaysOnPhoneInSpanish = meta.story({
  args: transactionsOf(many, 'from=2026-10-01&to=2026-10-31'),
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros (1 activo)' }));
    await expect(canvas.getByRole('textbox', { name: 'Fecha desde' })).toHaveValue('10/01/26');
  },
});

/** What is searched for and could not be had: the file goes on being that of the lines that stand here. */
export const SearchFailed = meta.story({
  render: () => <SampleTransactions scenario={many} failsAfter={1} />,
  args: transactionsOf(many),
  tags: ['outcome:LW-BIL-030'],
  play: async ({ canvas }) => {
    const file = canvas.getByRole('link', { name: /^(Download CSV|Descargar CSV)/ });
    await userEvent.type(canvas.getByRole('searchbox'), 'visa');
    await expect(
      await canvas.findByText(/Unable to Load Transactions|No se pudieron cargar las/),
    ).toBeVisible();
    await waitFor(() => expect(file).toHaveAttribute('href', expect.stringContaining('q=visa')));
  },
});
