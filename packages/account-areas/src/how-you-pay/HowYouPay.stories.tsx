import { Button } from '@linework/design-system';
import { storyScenario } from '@linework/fixtures';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { HowYouPayScreen } from './HowYouPayScreen.tsx';
import type { HowYouPayProps } from './how-you-pay.types.ts';
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
export const OnlineBlocked = meta.story({
  args: story('onlineBlocked'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Online payments aren’t|Los pagos en línea no están)/),
    ).toBeVisible();
    for (const name of [/^(Schedule|Programar)/, /^(Add a payment|Agregar)/, /^(Turn on Auto|Activar Auto)/])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
});
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

/** What comes later takes the focus from nothing that is there, and nothing is there that it would push away. */
export const ComesInParts = meta.story({
  args: { ...pageOf(everything()), summary: loading, wallet: loading },
  render: (args) => <ComesLater {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Auto Pay' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Methods' }));
    const [change] = canvas.getAllByRole('link', { name: /^(Change|Cambiar)/ });
    if (!change) throw new Error('There is nothing to change');
    change.focus();
    await expect(
      canvas.queryByRole('link', { name: /^(View authorizations|Ver autorizaciones)/ }),
    ).toBeNull();
    window.dispatchEvent(new Event(summaryCame));
    await expect(await canvas.findByText('office@maplest.example')).toBeVisible();
    await expect(change).toHaveFocus();
  },
});

const summaryCame = 'summary-came';

/** The methods at the press of a button; the summary with nobody pressing anything: the focus stays where it is. */
function ComesLater(props: HowYouPayProps) {
  const [known, setKnown] = useState<Partial<HowYouPayProps>>({});
  const { wallet, summary } = pageOf(everything());
  useEffect(() => {
    const come = () => setKnown((before) => ({ ...before, summary }));
    window.addEventListener(summaryCame, come);
    return () => window.removeEventListener(summaryCame, come);
  });
  return (
    <>
      <HowYouPayScreen {...props} {...known} />
      <Button onPress={() => setKnown({ wallet })}>Methods</Button>
    </>
  );
}

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
