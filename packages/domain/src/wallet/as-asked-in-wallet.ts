import type { TokenisedMethod } from '../method/card-data.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import { personToReader } from '../payment/payer.ts';
import { methodName } from './method-name.ts';
import type { SavedMethod, Wallet } from './wallet.ts';
import type { AskedMethod, AskedMethodDeletion, AskedMethodEdit } from './wallet-answer.ts';

type Shown = Pick<Wallet, 'methods'>;

/** Whether a method has the number that a token was made of, as far as anybody is told of it. */
function hasNumber(method: PaymentMethod, number: TokenisedMethod): boolean {
  if (method.lastFourDigits !== number.lastFourDigits) return false;
  if (method.type === 'creditCard')
    return (
      number.type === 'creditCard' &&
      method.brand === number.brand &&
      method.expirationDate === number.expirationDate
    );
  return number.type === 'bankAccount' && (number.accountType ?? method.accountType) === method.accountType;
}

const isNamedAsAsked = (
  { name, isPreferred }: PaymentMethod,
  asked: Pick<AskedMethod, 'name' | 'makePreferred'>,
): boolean => name === methodName(asked.name) && (isPreferred || !asked.makePreferred);

const wasDoneBy = (
  { lastChange }: Pick<SavedMethod, 'lastChange'>,
  change: 'added' | 'edited',
  userId: string,
): boolean => lastChange?.change === change && personToReader(lastChange.by, userId) === 'you';

/**
 * The method that was added all the same where nobody answered: one that was not there before, of the number that was given,
 * named as asked, and added by whoever asked. `null` where there is none, or more than one that it could be.
 * @param before the wallet as it was when the method was given
 */
export function addedAsAsked(
  before: Shown,
  now: Shown,
  asked: AskedMethod,
  number: TokenisedMethod,
  userId: string,
): SavedMethod | null {
  const known = new Set(before.methods.map(({ method }) => method.id));
  const [found, ...others] = now.methods.filter(
    (saved) =>
      !known.has(saved.method.id) &&
      hasNumber(saved.method, number) &&
      isNamedAsAsked(saved.method, asked) &&
      wasDoneBy(saved, 'added', userId),
  );
  return found && others.length === 0 ? found : null;
}

/**
 * Whether an edit that nobody answered was made all the same: it is the one edit since the method was seen, by whoever asked, and
 * the method is as it was to be. What somebody else made of it, and what nobody wrote down, is not taken for it.
 * @param number of the card that takes the place of this one's; `null` where its numbers stay
 */
export function isEditedAsAsked(
  now: Shown,
  asked: AskedMethodEdit,
  number: TokenisedMethod | null,
  userId: string,
): boolean {
  const saved = now.methods.find(({ method }) => method.id === asked.methodId);
  return (
    saved !== undefined &&
    saved.version === asked.version + 1 &&
    wasDoneBy(saved, 'edited', userId) &&
    isNamedAsAsked(saved.method, asked) &&
    (asked.cardDataToken === null || (number !== null && hasNumber(saved.method, number)))
  );
}

/** Whether a method was deleted, by whomever. */
export const isDeletedAsAsked = (now: Shown, { methodId }: Pick<AskedMethodDeletion, 'methodId'>): boolean =>
  !now.methods.some(({ method }) => method.id === methodId);
