import { preloadWallet, walletBundles } from '@linework/billing-flows/wallet';
import type { Panel } from '../../navigation/page.types.ts';
import WalletPanel from './WalletPanel.tsx';

export const panel: Panel = { Component: WalletPanel, copy: walletBundles, preload: preloadWallet };
