import { type MethodDeletion, usd, type WalletAnswer } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { expect, screen, within } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SampleWallet } from './SampleWallet.tsx';
import { current } from './sample-ports.ts';
import { firstMethod, keeping, leavesFirst, sampleWallet, scheduledOn, tenMethods } from './sample-wallet.ts';
import { stoppedBy } from './wallet.rules.ts';
import type { WalletContext } from './wallet.types.ts';

/** A method is added, looked at, put right, named, or deleted, and what came of it. */
const meta = preview.meta({
  title: 'Flows/Wallet',
  component: SampleWallet,
  parameters: wholePage,
});

const twoScheduled = storyScenario('twoScheduled');
const autoPayOn = storyScenario('autoPayOn');
const expired = storyScenario('expiredCard');
const expiring = storyScenario('expiringCard');
const connecting = storyScenario('bankConnect');
const long = storyScenario('longNames');
const restricted = storyScenario('cardRestricted');
const card = firstMethod(twoScheduled);
const used = firstMethod(autoPayOn, 'bankAccount');
const about = ({ method }: typeof card): Partial<WalletContext> => ({ methodId: method.id });
const told = (
  outcome: NonNullable<WalletAnswer['outcome']>,
  ending: 'failed' | 'refused' = 'refused',
): Partial<WalletContext> => ({ result: stoppedBy({ outcome, reference: '7F3K-29QD' }, ending) });
const given: Partial<WalletContext> = {
  given: {
    token: { token: 'token', expiresAt: '2026-11-21T12:05:00-05:00' },
    method: {
      type: 'creditCard',
      brand: 'mc',
      funding: 'credit',
      lastFourDigits: '5454',
      expirationDate: '2029-08',
      canBeSaved: true,
    },
  },
};
const expiringEarly: Partial<WalletContext> = given.given
  ? { given: { ...given.given, method: { ...given.given.method, expirationDate: '2026-11' } } }
  : {};
const named = { named: { name: 'Card for the shop', makePreferred: true } };
const done = (
  ending: 'added' | 'edited' | 'removed',
  offeredToPay: WalletAnswer['offeredToPay'] = null,
): Partial<WalletContext> => ({
  result: {
    ending,
    outcome: null,
    reference: '7F3K-29QD',
    wallet: null,
    methodId: null,
    offeredToPay,
    lastChange: null,
  },
});
const deletion: MethodDeletion = {
  deletion: 'possible',
  cancels: card.scheduled,
  preview: {
    autoPay: null,
    uncovered: { dueDate: '2026-12-05', before: usd(7_325), amount: usd(13_325) },
  },
  preferredNext: firstMethod(twoScheduled, 'bankAccount').method,
};

export const Loading = meta.story({
  tags: ['state:wallet.loading'],
  args: { state: 'loading', context: { wallet: null, today: null } },
});
export const LoadFailed = meta.story({
  tags: ['state:wallet.loadFailed', 'outcome:LW-SYS-010'],
  args: { state: 'loadFailed', context: { wallet: null, today: null } },
});
export const Kinds = meta.story({ tags: ['state:wallet.choosingMethod'], args: { state: 'choosingMethod' } });
export const Card = meta.story({ tags: ['state:wallet.enteringCard'], args: { state: 'enteringCard' } });
export const PrepaidCard = meta.story({
  tags: ['state:wallet.enteringCard', 'outcome:LW-WAL-015'],
  args: { state: 'enteringCard', context: told('LW-WAL-015') },
});
export const CardAgain = meta.story({
  tags: ['state:wallet.enteringCard'],
  args: { state: 'enteringCard', context: told('LW-PAY-013') },
});
export const ConnectBank = meta.story({
  tags: ['state:wallet.connectingBank'],
  args: { state: 'connectingBank', scenario: connecting },
});
export const WaitingForBank = meta.story({
  tags: ['state:wallet.waitingForBank'],
  args: { state: 'waitingForBank', scenario: connecting },
});
export const BankAccount = meta.story({
  tags: ['state:wallet.enteringBankAccount'],
  args: { state: 'enteringBankAccount' },
});
export const Name = meta.story({ tags: ['state:wallet.naming'], args: { state: 'naming', context: given } });
export const FirstMethod = meta.story({
  tags: ['state:wallet.naming'],
  args: { state: 'naming', scenario: storyScenario('newCustomer'), context: given },
});
export const NameRefused = meta.story({
  tags: ['state:wallet.naming', 'outcome:LW-WAL-016'],
  args: {
    state: 'naming',
    context: {
      ...given,
      ...told('LW-WAL-016'),
      named: { name: 'Card 4242424242424242', makePreferred: false },
    },
  },
});
export const NotSaved = meta.story({
  tags: ['state:wallet.naming', 'outcome:LW-WAL-020'],
  args: { state: 'naming', context: { ...given, ...named, ...told('LW-WAL-020', 'failed') } },
});
export const WithoutConnection = meta.story({
  tags: ['state:wallet.naming'],
  args: { state: 'naming', context: { ...given, ...named, isCutOff: true } },
});
export const Adding = meta.story({
  tags: ['state:wallet.adding'],
  args: { state: 'adding', context: { ...given, ...named } },
});
export const Full = meta.story({
  tags: ['state:wallet.full', 'outcome:LW-WAL-014'],
  args: { state: 'full', scenario: tenMethods },
});
export const Unavailable = meta.story({
  tags: ['state:wallet.unavailable', 'outcome:LW-PAY-033'],
  args: { state: 'unavailable', scenario: storyScenario('onlineBlocked'), context: told('LW-PAY-033') },
});
export const MethodUnavailable = meta.story({
  tags: ['state:wallet.unavailable', 'outcome:LW-PAY-034'],
  args: { state: 'unavailable', context: told('LW-PAY-034') },
});

export const View = meta.story({
  tags: ['state:wallet.viewing'],
  args: { state: 'viewing', scenario: twoScheduled, context: about(card) },
});
export const ViewOfBankAccount = meta.story({
  tags: ['state:wallet.viewing'],
  args: { state: 'viewing', scenario: autoPayOn, context: about(used) },
  play: async () => {
    await expect(
      screen.getByText(/^Auto\sPay (uses this payment method|usa este método de pago)\. /u),
    ).toBeVisible();
    await expect(
      screen.getByRole('button', { name: /^(Choose another for|Elegir otro para) Auto\sPay$/u }),
    ).toBeVisible();
    // It is known that this would be refused.
    await expect(screen.queryByRole('button', { name: /^(Delete|Eliminar)/ })).toBeNull();
  },
});
export const LongNames = meta.story({
  tags: ['state:wallet.viewing'],
  args: { state: 'viewing', scenario: long, context: about(firstMethod(long)) },
});
export const ViewOfRestricted = meta.story({
  tags: ['state:wallet.viewing'],
  args: { state: 'viewing', scenario: restricted, context: about(firstMethod(restricted)) },
  play: async () => {
    await expect(screen.getByText(/^(We can’t accept it|No se acepta)/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^(Update this card|Actualizar esta)/ })).toBeNull();
  },
});
export const SavedAlready = meta.story({
  tags: ['state:wallet.viewing', 'outcome:LW-WAL-013'],
  args: { state: 'viewing', context: { ...about(firstMethod(current)), ...told('LW-WAL-013') } },
});
const [colleague] = twoScheduled.users.slice(1);
const changedWallet = sampleWallet(twoScheduled);
export const ChangedMeanwhile = meta.story({
  tags: ['state:wallet.viewing', 'outcome:LW-WAL-012'],
  args: {
    state: 'viewing',
    scenario: twoScheduled,
    context: {
      ...about(card),
      ...told('LW-WAL-012'),
      wallet: {
        ...changedWallet,
        methods: changedWallet.methods.map((saved) => ({
          ...saved,
          lastChange: {
            change: 'edited',
            at: '2026-11-21T12:04:00-05:00',
            by: { userId: colleague?.id ?? '', name: `${colleague?.firstName} ${colleague?.lastName}` },
          },
        })),
      },
    },
  },
});
export const ChooseAnotherFirst = meta.story({
  tags: ['state:wallet.viewing', 'outcome:LW-WAL-011'],
  args: {
    state: 'viewing',
    scenario: autoPayOn,
    context: {
      ...about(used),
      ...told('LW-WAL-011'),
      deletion: { deletion: 'chooseAnotherFirst', outcome: 'LW-WAL-011', scopes: ['allServices', 'mobile'] },
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/^Auto Pay, (mobile|servicio móvil)/)).toBeVisible();
  },
});
export const LeavesFirst = meta.story({
  tags: ['state:wallet.viewing', 'outcome:LW-WAL-017', 'dialog:OutcomeModal'],
  args: {
    scenario: leavesFirst,
    address: { method: firstMethod(leavesFirst).method.id, step: 'delete' },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByText(/\$60\.00/)).toBeVisible();
  },
});
export const HasExpired = meta.story({
  tags: ['state:wallet.tellingExpiry', 'dialog:ExpiryModal'],
  args: { state: 'tellingExpiry', scenario: expired, context: about(firstMethod(expired)) },
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: /has expired|ya venció/ })).toBeVisible();
  },
});
export const ExpiresSoon = meta.story({
  tags: ['state:wallet.tellingExpiry'],
  args: { state: 'tellingExpiry', scenario: expiring, context: about(firstMethod(expiring)) },
});
export const EditCard = meta.story({
  tags: ['state:wallet.editingCard'],
  args: { state: 'editingCard', scenario: twoScheduled, context: about(card) },
});
export const ConfirmingExpiry = meta.story({
  tags: ['state:wallet.confirmingExpiry', 'dialog:EarlyExpiryModal'],
  args: {
    state: 'confirmingExpiry',
    scenario: scheduledOn(twoScheduled, '2026-12-05'),
    context: { ...about(card), ...expiringEarly },
  },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: /expires before|vence antes/ });
    await expect(question).toBeVisible();
  },
});
export const SavingCard = meta.story({
  tags: ['state:wallet.savingCard'],
  args: { state: 'savingCard', scenario: twoScheduled, context: { ...about(card), ...given } },
});
export const Rename = meta.story({
  tags: ['state:wallet.renaming'],
  args: { state: 'renaming', scenario: autoPayOn, context: about(used) },
});
export const SavingName = meta.story({
  tags: ['state:wallet.savingName'],
  args: { state: 'savingName', scenario: autoPayOn, context: { ...about(used), ...named } },
});

export const PreparingDeletion = meta.story({
  tags: ['state:wallet.preparingDeletion'],
  args: { state: 'preparingDeletion', scenario: twoScheduled, context: about(card) },
});
export const Delete = meta.story({
  tags: ['state:wallet.confirmingDeletion'],
  args: { state: 'confirmingDeletion', scenario: twoScheduled, context: { ...about(card), deletion } },
});
export const DeleteUnused = meta.story({
  tags: ['state:wallet.confirmingDeletion'],
  args: {
    state: 'confirmingDeletion',
    context: {
      ...about(firstMethod(current, 'bankAccount')),
      deletion: {
        deletion: 'possible',
        cancels: [],
        preview: { autoPay: null, uncovered: null },
        preferredNext: null,
      },
    },
  },
});
export const NotDeleted = meta.story({
  tags: ['state:wallet.confirmingDeletion', 'outcome:LW-WAL-010'],
  args: {
    state: 'confirmingDeletion',
    scenario: twoScheduled,
    context: { ...about(card), deletion, ...told('LW-WAL-010', 'failed') },
  },
});
export const Deleting = meta.story({
  tags: ['state:wallet.deleting'],
  args: { state: 'deleting', scenario: twoScheduled, context: { ...about(card), deletion } },
});

export const OffersToPay = meta.story({
  tags: ['state:wallet.offeringPayment', 'dialog:PayNowModal'],
  args: {
    state: 'offeringPayment',
    context: { ...about(firstMethod(current)), ...given, ...done('added', usd(17_325)) },
  },
});
export const Added = meta.story({
  tags: ['state:wallet.added'],
  args: { state: 'added', context: { ...about(firstMethod(current)), ...done('added', usd(17_325)) } },
});
export const CardUpdated = meta.story({
  tags: ['state:wallet.edited'],
  args: { state: 'edited', scenario: twoScheduled, context: { ...about(card), ...given, ...done('edited') } },
});
export const Renamed = meta.story({
  tags: ['state:wallet.edited'],
  args: { state: 'edited', scenario: autoPayOn, context: { ...about(used), ...named, ...done('edited') } },
});
export const Removed = meta.story({
  tags: ['state:wallet.removed'],
  args: {
    state: 'removed',
    scenario: keeping('twoScheduled', (methods) =>
      methods.filter(({ id }) => id !== card.method.id).map((method) => ({ ...method, isPreferred: true })),
    ),
    context: { ...about(card), before: card, deletion, ...done('removed') },
  },
  play: async () => {
    await expect(screen.getByText(/6789/)).toBeVisible();
    await expect(screen.getByText('$133.25')).toBeVisible();
    await expect(screen.getByRole('button', { name: /Make a payment|Hacer un pago/ })).toBeVisible();
  },
});
export const Gone = meta.story({
  tags: ['state:wallet.gone'],
  args: { state: 'gone', context: { methodId: 'none' } },
});
export const VerificationFailed = meta.story({
  tags: ['state:wallet.verificationFailed', 'outcome:LW-PAY-012'],
  args: { state: 'verificationFailed', context: { ...told('LW-PAY-012'), form: 'bankAccount' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^This account wasn’t added\.|^No se agregó esta cuenta\./),
    ).toBeVisible();
    await expect(canvas.queryByText(/You weren’t charged|No se le cobró/)).toBeNull();
  },
});
/** Nobody entered anything that could be checked: the numbers are offered. */
export const ConnectedBankNotVerified = meta.story({
  tags: ['state:wallet.verificationFailed', 'outcome:LW-PAY-012'],
  args: {
    state: 'verificationFailed',
    scenario: connecting,
    context: { ...told('LW-PAY-012'), form: 'connectedBank' },
  },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('wallet').like('notAdded.connectedBank'))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: words('waysOn').part('enterNumbers.title') }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: words('waysOn').part('tryDetailsAgain.title') }),
    ).toBeNull();
  },
});
/** Back from the bank with no account: that is said, and everything is as it was. */
export const NoAccountConnected = meta.story({
  tags: ['state:wallet.noAccountConnected'],
  args: { state: 'noAccountConnected', scenario: connecting },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('flow').like('bank.noAccount'))).toBeVisible();
  },
});
/** The bank's page can be opened again. */
export const BankConnectFailed = meta.story({
  tags: ['state:wallet.bankConnectFailed', 'outcome:LW-PAY-061'],
  args: { state: 'bankConnectFailed', scenario: connecting, context: told('LW-PAY-061') },
  play: async ({ canvas, words }) => {
    await expect(
      await canvas.findByRole('button', { name: words('waysOn').part('connectAgain.title') }),
    ).toBeVisible();
  },
});
export const SessionEnded = meta.story({
  tags: ['state:wallet.sessionEnded', 'outcome:LW-AUT-030'],
  args: { state: 'sessionEnded' },
});
export const ServiceUnavailable = meta.story({
  tags: ['state:wallet.serviceUnavailable', 'outcome:LW-SYS-010'],
  args: { state: 'serviceUnavailable' },
});
