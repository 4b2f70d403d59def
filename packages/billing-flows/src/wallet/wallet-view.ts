import type { CardFormStart } from '@linework/parts/methods';
import type { RefObject } from 'react';
import type { WalletContext, WalletEvent, WalletFlowProps } from './wallet.types.ts';

/** What every screen of the flow is made from. */
export interface WalletView extends WalletFlowProps {
  readonly context: WalletContext;
  readonly send: (event: WalletEvent) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: WalletEvent) => boolean;
  /** What was typed of a card that was refused: in memory alone, and never its number. */
  readonly typed: RefObject<CardFormStart>;
}
