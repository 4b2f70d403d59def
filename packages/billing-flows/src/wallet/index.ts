import { flowCopy } from '@linework/parts/flow';
import { formsCopy } from '@linework/parts/forms';
import { methodsCopy } from '@linework/parts/methods';
import { outcomeBundles } from '@linework/parts/outcomes';
import { savedMethodsCopy } from '@linework/parts/saved-methods';
import { lazy } from 'react';
import { walletCopy } from './wallet.copy.ts';

export type { WalletAddress, WalletFlowProps, WalletPorts } from './wallet.types.ts';

const load = () => import('./WalletFlow.tsx');

/** The flow, loaded when it is first shown. */
export const Wallet = lazy(async () => ({ default: (await load()).WalletFlow }));

/** Fetches the flow before it is shown. */
export const preloadWallet = async (): Promise<void> => void (await load());

/** Every word of the flow, to have at hand before it shows. */
export const walletBundles = [
  walletCopy,
  savedMethodsCopy,
  flowCopy,
  formsCopy,
  methodsCopy,
  ...outcomeBundles,
];
