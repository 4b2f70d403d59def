import { Button } from '@linework/design-system';
import { snapshotOf } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
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
    // Mobile service has an Auto Pay of its own: the other one is not for all.
    await expect(table.getByText(/^Auto Pay, (mobile|servicio móvil)$/)).toBeVisible();
    await expect(
      table.getByText(/^Auto Pay, (all services except mobile|todos los servicios menos el móvil)$/),
    ).toBeVisible();
    await expect(table.queryByText(/^Auto Pay, (all services|todos los servicios)$/)).toBeNull();
  },
});
/** What Auto Pay uses is not deleted before another is chosen for it: that is what its menu leads to. */
export const MenuOfWhatAutoPayUses = meta.story({
  args: pageOf(everything()),
  play: async ({ canvas }) => {
    const menuOf = async (name: RegExp) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      return within(await screen.findByRole('menu'));
    };
    const choose = /^(Choose another for|Elegir otro para) Auto\sPay$/u;
    const remove = /^(Delete|Eliminar)$/;
    const unused = await menuOf(/^(More options|Más opciones) .*5454/);
    await expect(unused.getByRole('menuitem', { name: remove })).toBeVisible();
    await expect(unused.queryByRole('menuitem', { name: choose })).toBeNull();
    await userEvent.keyboard('{Escape}');
    const used = await menuOf(/^(More options|Más opciones) .*Visa/);
    await expect(used.getByRole('menuitem', { name: choose })).toHaveAttribute(
      'href',
      expect.stringContaining('open=auto-pay-manage'),
    );
    await expect(used.queryByRole('menuitem', { name: remove })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});
const mobileOn = storyScenario('mobileAutoPayOn');
const paidUp = storyScenario('nothingDue');
/** All is paid, and the bill that comes next is what Auto Pay takes. */
export const AutoPayWaitsForNextBill = meta.story({
  args: pageOf({
    ...paidUp,
    facts: { ...paidUp.facts, autoPay: storyScenario('autoPayOn').facts.autoPay },
  }),
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('howYouPay').like('autoPay.nextBill'))).toBeVisible();
  },
});
const autoPayOn = storyScenario('autoPayOn');
/** Its card has expired by the day: no charge is promised that nothing pays. */
export const AutoPayByAnExpiredCard = meta.story({
  args: pageOf(
    withFacts(autoPayOn, ({ methods: [card, bank], autoPay }) =>
      card?.type === 'creditCard' && bank && autoPay
        ? {
            methods: [
              { ...card, expirationDate: '2026-10', usedBy: ['allServices'] },
              { ...bank, usedBy: [] },
            ],
            autoPay: { ...autoPay, method: snapshotOf(card) },
          }
        : {},
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Set to charge your|Configurado con su) Visa/)).toBeVisible();
    await expect(canvas.queryByText(/^(Next charge|Próximo cobro)$/)).toBeNull();
    await expect(canvas.queryByText(/^(Change or cancel by|Se puede cambiar o cancelar)/)).toBeNull();
  },
});
/** No new payment is made with what Auto Pay uses: beside one that is ready it is not called so. */
export const MethodUsedByAutoPay = meta.story({
  args: pageOf(
    withFacts(autoPayOn, ({ methods: [card, bank] }) =>
      card && bank
        ? {
            methods: [
              { ...card, isPreferred: false, usedBy: [] },
              { ...bank, isPreferred: false, usedBy: ['allServices'] },
            ],
          }
        : {},
    ),
  ),
  play: async ({ canvas, words }) => {
    const rows = within(await canvas.findByRole('table')).getAllByRole('row');
    const { like } = words('savedMethods');
    const rowOf = (text: RegExp) => rows.find((row) => within(row).queryByText(text) !== null);
    await expect(rowOf(like('status.available'))).toHaveTextContent('Visa');
    await expect(rowOf(like('status.usedByAutoPay'))).toHaveTextContent(/····/);
    await expect(rowOf(like('status.usedByAutoPay'))).not.toHaveTextContent('Visa');
  },
});
/** What is due is paid only if a payment went through that nobody can confirm. */
export const AutoPayBesideOneWithSupport = meta.story({
  args: pageOf(withFacts(storyScenario('checkingHandedOver'), () => ({ autoPay: autoPayOn.facts.autoPay }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(Auto\sPay may have nothing to charge|Es posible que Auto\sPay no tenga nada)/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/nothing to charge right now|no hay nada que cobrar/)).toBeNull();
  },
});
export const MobileAutoPay = meta.story({
  args: story('mobileAutoPayOn'),
  play: async ({ canvas, step }) => {
    await step('it says on which day mobile Auto Pay charges the card', async () => {
      await expect(
        canvas.getByText(
          /^On .+, we’ll charge your .+ for whatever you still owe|^El .+ cobraremos lo que aún deba, con su/,
        ),
      ).toBeVisible();
    });
  },
});
/** Its card has expired by the day: no charge is promised that nothing pays. */
export const MobileAutoPayByAnExpiredCard = meta.story({
  args: pageOf({
    ...mobileOn,
    facts: {
      ...mobileOn.facts,
      methods: mobileOn.facts.methods.map((method) =>
        method.type === 'creditCard' ? { ...method, expirationDate: '2026-10' } : method,
      ),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Set to charge your|Configurado con su)/)).toBeVisible();
    await expect(
      canvas.queryByText(/we’ll charge whatever you still owe|cobraremos lo que aún deba/),
    ).toBeNull();
  },
});
export const NothingSetUp = meta.story({ args: story('current') });
export const TwoScheduled = meta.story({ args: story('twoScheduled') });
export const NothingSetUpPastDue = meta.story({
  args: story('pastDue30'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^(Schedule a payment|Programar un pago)$/ })).toBeNull();
  },
});
export const EmptyWallet = meta.story({ args: story('newCustomer') });
/** Updating a card that pays no more opens its form at once, as editing a good one does. */
export const ExpiredCard = meta.story({
  args: story('expiredCard'),
  play: async ({ canvas }) => {
    const update = canvas.getByRole('link', { name: /^(Update your|Actualizar su) / });
    await expect(update).toHaveAttribute('href', expect.stringContaining('step=edit'));
  },
});
export const CardsRestricted = meta.story({
  args: story('cardRestricted'),
  play: async ({ canvas }) => {
    // A card can't take the place of another here: only its name is changed.
    const edit = canvas.getByRole('link', { name: /^(Edit your|Editar su) Visa/ });
    await expect(edit).toHaveAttribute('href', expect.stringContaining('step=rename'));
  },
});
export const OnlineBlocked = meta.story({
  args: story('onlineBlocked'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Online payments aren’t|Los pagos en línea no están)/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/so Auto\sPay isn’t available|así que Auto\sPay no está disponible/),
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

/** Nothing is there that what comes later would push away, or take the focus from. */
export const ComesWhole = meta.story({
  args: { ...pageOf(everything()), summary: loading },
  render: (args) => <ComesLater {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('heading', { name: /^Auto\sPay/u })).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Let it come' }));
    await expect(await canvas.findByText('office@maplest.example')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: /^Auto\sPay/u })).not.toEqual([]);
  },
});

function ComesLater(props: HowYouPayProps) {
  const [known, setKnown] = useState<Partial<HowYouPayProps>>({});
  const { summary } = pageOf(everything());
  return (
    <>
      <HowYouPayScreen {...props} {...known} />
      <Button onPress={() => setKnown({ summary })}>Let it come</Button>
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
