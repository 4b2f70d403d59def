import { usd } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SampleWallet } from './SampleWallet.tsx';
import { current } from './sample-ports.ts';
import { firstMethod } from './sample-wallet.ts';
import type { WalletContext } from './wallet.types.ts';

/** Played through and tested; not photographed. */
const meta = preview.meta({
  title: 'Journeys/Wallet',
  component: SampleWallet,
  parameters: wholePage,
  tags: ['journey'],
});

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const twoScheduled = storyScenario('twoScheduled');
const deleted = firstMethod(twoScheduled).method.id;
const next = firstMethod(twoScheduled, 'bankAccount').method.id;

/** What is left beside the payments that still leave is told, and is what the button pays. */
export const PaysWhatADeletionLeaves = meta.story({
  args: { scenario: twoScheduled, address: { method: deleted, step: 'delete' }, onPay: fn() },
  play: async ({ args, words }) => {
    await press(words('wallet').like('delete.submitWith', { count: 1 }));
    await expect(await screen.findByText(words('wallet').like('delete.left'))).toBeVisible();
    await press(words('wallet').like('done.payOtherwise'));
    await expect(args.onPay).toHaveBeenLastCalledWith(next, 'left');
  },
});

const { id: addedId } = firstMethod(current).method;
const added: Partial<WalletContext> = {
  methodId: addedId,
  result: {
    ending: 'added',
    outcome: null,
    reference: '7F3K-29QD',
    wallet: null,
    methodId: addedId,
    offeredToPay: usd(17_325),
    lastChange: null,
  },
};

/** All that is due is told, and is what the buttons pay. */
export const PaysAllThatIsDueWithANewMethod = meta.story({
  args: { state: 'offeringPayment', context: added, onPay: fn() },
  play: async ({ args, words }) => {
    await press(words('amountDue').like('pay', { amount: usd(17_325) }));
    await expect(args.onPay).toHaveBeenLastCalledWith(addedId, 'amountDue');
  },
});
export const PaysAllThatIsDueOnceItWasDeclined = meta.story({
  args: { state: 'added', context: added, onPay: fn() },
  play: async ({ args, words }) => {
    await press(words('wallet').like('done.pay', { amount: usd(17_325) }));
    await expect(args.onPay).toHaveBeenLastCalledWith(addedId, 'amountDue');
  },
});

const expired = storyScenario('expiredCard');

/** The question stands over the card from the beginning: once it is answered, the card has the focus. */
export const GoesOnFromTheCardOnceItsExpiryIsRead = meta.story({
  args: { scenario: expired, address: { method: firstMethod(expired).method.id, step: 'saved' } },
  play: async ({ words }) => {
    await press(words('wallet').like('expiry.later'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});
