import { hasRoom, needsUpdate, paysOnline, restrictionStandings } from '@linework/domain';
import { chosenMethod, emptyContext, isReplaceable, stoppedBy } from './wallet.rules.ts';
import type { WalletContext, WalletStart } from './wallet.types.ts';

/** The states in which the flow can begin. */
export const startingStates = [
  'choosingMethod',
  'enteringCard',
  'connectingBank',
  'waitingForBank',
  'enteringBankAccount',
  'full',
  'unavailable',
  'viewing',
  'tellingExpiry',
  'editingCard',
  'renaming',
  'preparingDeletion',
  'gone',
] as const;
type StartingState = (typeof startingStates)[number];

/** What is known once the flow has begun. */
export function withStart(start: WalletStart): WalletContext {
  const { address, wallet, today } = start;
  const known = { ...emptyContext, address, wallet, today, methodId: address.method ?? null };
  if (wallet.restriction === null || startingState(start) !== 'unavailable') return known;
  const { outcome } = restrictionStandings[wallet.restriction];
  return { ...known, result: stoppedBy({ outcome, reference: null }) };
}

/** Where the flow begins: at the method and the step that the address names, where that can be; else with adding one. */
export function startingState(start: WalletStart): StartingState {
  return start.address.method ? aboutSaved(start) : adding(start);
}

function aboutSaved({ address: { method, step }, wallet }: WalletStart): StartingState {
  const chosen = chosenMethod({ wallet, methodId: method ?? null });
  if (!chosen) return 'gone';
  const mayReplace = isReplaceable({ wallet, methodId: chosen.method.id });
  if (step === 'edit' && mayReplace) return 'editingCard';
  if (step === 'rename') return 'renaming';
  if (step === 'delete') return 'preparingDeletion';
  // A result that is opened again: what it told is how the method stands now.
  return mayReplace && needsUpdate(chosen.status) && step !== 'result' ? 'tellingExpiry' : 'viewing';
}

function adding({ address: { step }, wallet, isBackFromBank }: WalletStart): StartingState {
  const { restriction, bankConnect } = wallet;
  if (!paysOnline(restriction)) return 'unavailable';
  if (!hasRoom(wallet)) return 'full';
  if (step === 'card' && restriction !== 'card') return 'enteringCard';
  if (step !== 'bank' || restriction === 'bank') return 'choosingMethod';
  if (!bankConnect) return 'enteringBankAccount';
  return isBackFromBank ? 'waitingForBank' : 'connectingBank';
}
