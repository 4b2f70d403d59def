import { storyScenario } from '@linework/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { HowYouPayScreen } from './HowYouPayScreen.tsx';
import { everything, pageOf, withFacts } from './sample-page.ts';

/** Everything that pays the bills, each part with how it stands and what can be done about it. */
const meta = preview.meta({
  title: 'Areas/How you pay',
  parameters: { layout: 'padded' },
  component: HowYouPayScreen,
  tags: ['route:/billing/bill-pay-options'],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const story = (name: Parameters<typeof storyScenario>[0]) => pageOf(storyScenario(name));

export const Default = meta.story({
  args: pageOf(everything()),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(5);
  },
});
export const NothingSetUp = meta.story({ args: story('current') });
export const TwoScheduled = meta.story({ args: story('twoScheduled') });
export const EmptyWallet = meta.story({ args: story('newCustomer') });
export const ExpiredCard = meta.story({ args: story('expiredCard') });
export const CardsRestricted = meta.story({ args: story('cardRestricted') });
export const OnlineBlocked = meta.story({ args: story('onlineBlocked') });
export const LongNames = meta.story({ args: story('longNames') });
export const HostileNames = meta.story({ args: story('hostileStrings') });

const full = withFacts(storyScenario('current'), ({ methods: [card, bank] }) =>
  card && bank
    ? {
        methods: [
          card,
          bank,
          ...[2, 3, 4, 5, 6, 7, 8, 9].map((at) => ({
            ...card,
            id: `card-${at}`,
            isPreferred: false,
            lastFourDigits: String(1_111 * at),
          })),
        ],
      }
    : {},
);
export const TenMethods = meta.story({
  args: pageOf(full),
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('link', { name: /Add a payment|Agregar un método/ }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByText(/as many as you can save|No puede guardar más/)).toBeVisible();
  },
});

const looking = pageOf(everything());
export const LooksOnly = meta.story({
  args: {
    ...looking,
    wallet:
      looking.wallet.status === 'ready'
        ? { status: 'ready', value: { ...looking.wallet.value, mayManage: false } }
        : looking.wallet,
    reader: { ...looking.reader, mayPay: false, mayManage: false },
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.queryByRole('link')).not.toBeInTheDocument();
    await expect(table.queryByRole('button')).not.toBeInTheDocument();
  },
});

const loading = { status: 'loading' } as const;
export const Loading = meta.story({
  args: {
    ...pageOf(everything()),
    summary: loading,
    autoPay: loading,
    scheduled: loading,
    wallet: loading,
  },
});

const retries = [fn(), fn(), fn(), fn()] as const;
const failed = (at: 0 | 1 | 2 | 3) => ({ status: 'failed', onRetry: retries[at] }) as const;
export const Failed = meta.story({
  args: {
    ...pageOf(everything()),
    summary: failed(0),
    autoPay: failed(1),
    scheduled: failed(2),
    wallet: failed(3),
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    for (const retry of retries) await expect(retry).toHaveBeenCalledTimes(1);
  },
});

/** The rest of the page stands while one part does not. */
export const MethodsFailed = meta.story({ args: { ...pageOf(everything()), wallet: failed(3) } });
