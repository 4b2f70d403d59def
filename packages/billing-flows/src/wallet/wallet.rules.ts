import { type AskedMethodDeletion, chargeAfterExpiry, type SavedMethod, takesCards } from '@linework/domain';
import type { Stopped } from '@linework/parts/flow/chart';
import type { TokenisedMethod } from '@linework/parts/ports';
import type { MethodEdit, MethodToAdd, WalletContext, WalletResult } from './wallet.types.ts';

export const emptyContext: WalletContext = {
  address: {},
  wallet: null,
  today: null,
  methodId: null,
  given: null,
  named: null,
  form: 'card',
  deletion: null,
  before: null,
  result: null,
  isCutOff: false,
};

type Chosen = Pick<WalletContext, 'wallet' | 'methodId'>;

/** The saved method that it is about. */
export const chosenMethod = ({ wallet, methodId }: Chosen): SavedMethod | null =>
  wallet?.methods.find(({ method }) => method.id === methodId) ?? null;

/** Whether another card may take the place of the chosen method: it is a card, and the account takes cards. */
export const isReplaceable = (chosen: Chosen): boolean =>
  chosenMethod(chosen)?.method.type === 'creditCard' && takesCards(chosen.wallet?.restriction ?? null);

/** Whether a card that takes the place of one would have expired before a charge that is to come. */
export function isTooEarly(context: Chosen, { expirationDate }: TokenisedMethod): boolean {
  const chosen = chosenMethod(context);
  return chosen !== null && expirationDate !== null && chargeAfterExpiry(chosen, expirationDate) !== null;
}

/** A method to save, once it was given and named. */
export function newMethodOf({ given, named, wallet }: WalletContext): MethodToAdd | null {
  if (!given || !named || !wallet) return null;
  const asked = { cardDataToken: given.token.token, ...named };
  return { asked, number: given.method, before: wallet };
}

/** A saved method as it is to be: another card's numbers with all else as it is, or another name. */
export function editOf(context: WalletContext): MethodEdit | null {
  const { given, named } = context;
  const chosen = chosenMethod(context);
  if (!chosen || (!given && !named)) return null;
  const { method, version } = chosen;
  const asked = {
    methodId: method.id,
    version,
    ...(named ?? { name: method.name, makePreferred: false }),
    cardDataToken: given?.token.token ?? null,
  };
  return { asked, number: given?.method ?? null };
}

/** A removal, as it was told what it comes to. */
export function deletionOf(context: WalletContext): AskedMethodDeletion | null {
  const chosen = chosenMethod(context);
  if (!chosen || context.deletion?.deletion !== 'possible') return null;
  const { method, version } = chosen;
  return { methodId: method.id, version, cancels: context.deletion.cancels.map(({ id }) => id) };
}

/** What was never answered, or refused before anything was asked for. */
export const stoppedBy = ({ outcome, reference }: Stopped, ending: 'failed' | 'refused' = 'failed') =>
  ({
    outcome,
    reference,
    ending,
    wallet: null,
    methodId: null,
    offeredToPay: null,
    lastChange: null,
  }) satisfies WalletResult;
