import { createHmac, randomBytes } from 'node:crypto';
import { type CardBrand, cardBrand, digitsOf, type PaymentMethod } from '@linework/domain';
import type { MethodNumbers, ProcessorFunding, TokenizedMethod } from '../../processor/processor-port.ts';
import {
  type SandboxAgreement,
  type SandboxBehaviour,
  type SandboxCard,
  sandboxBankAccounts,
  sandboxCards,
} from './sandbox-numbers.ts';

/** Any number that is not published: a real card must not work here. */
const unlisted = 'unlisted';

/** What the sandbox knows of a token. The token says it itself, so that nothing about a number has to be kept. */
export interface SandboxMethod extends Omit<TokenizedMethod, 'fingerprint'> {
  readonly verification: SandboxCard['verification'];
  readonly behaviour: SandboxBehaviour;
  readonly agreement: SandboxAgreement | null;
}

/** The names that a sandbox token can carry. */
export type SandboxName =
  | (typeof sandboxCards)[number]['name']
  | (typeof sandboxBankAccounts)[number]['name'];

/**
 * A token as the sandbox gives them: `sbx_<name of the published number>_<last four>_<anything>`. The seed command
 * makes them for saved methods, `sandboxTokenFor`.
 */
export const sandboxToken = (
  name: SandboxName | `${typeof unlisted}${string}`,
  lastFourDigits: string,
  unique: string,
): string => `sbx_${name}_${lastFourDigits}_${unique}`;

const approvedCards = {
  visa: 'approved',
  amex: 'approvedAmex',
  mc: 'approvedMastercard',
  discover: 'approvedDiscover',
} as const satisfies Record<CardBrand, SandboxName>;

/** A token for a saved method that no number was ever typed for: it pays. */
export const sandboxTokenFor = (method: PaymentMethod): string =>
  sandboxToken(
    method.type === 'creditCard' ? approvedCards[method.brand] : 'bankSettles',
    method.lastFourDigits,
    method.id.replaceAll('-', ''),
  );

export function tokenize(numbers: MethodNumbers): SandboxMethod {
  const unique = randomBytes(12).toString('hex');
  if (numbers.type === 'bankAccount') {
    const { routingNumber, accountNumber } = numbers;
    const listed = sandboxBankAccounts.find(
      (account) => account.routingNumber === routingNumber && account.accountNumber === accountNumber,
    );
    return bankMethod(sandboxToken(listed?.name ?? `${unlisted}Bank`, accountNumber.slice(-4), unique));
  }
  const digits = digitsOf(numbers.cardNumber);
  const listed = sandboxCards.find((card) => card.number === digits);
  const brand = cardBrand(digits) ?? 'visa';
  return cardMethod(sandboxToken(listed?.name ?? `${unlisted}-${brand}`, digits.slice(-4), unique));
}

/** The mark of a number, which nobody can make or guess without the key. A card that is issued anew with its number has it too. */
export function fingerprintOf(numbers: MethodNumbers, key: string): string {
  const written =
    numbers.type === 'bankAccount'
      ? `bank ${numbers.routingNumber} ${numbers.accountNumber}`
      : `card ${digitsOf(numbers.cardNumber)}`;
  return createHmac('sha256', key).update(written).digest('base64url');
}

/** What a token stands for; `null` when the sandbox never gave such a token. */
export function methodOfToken(token: string): SandboxMethod | null {
  const [prefix, name = '', lastFour = ''] = token.split('_');
  if (prefix !== 'sbx' || name === '' || !/^\d{1,4}$/.test(lastFour)) return null;
  const isBank = name === `${unlisted}Bank` || sandboxBankAccounts.some((account) => account.name === name);
  return isBank ? bankMethod(token) : cardMethod(token);
}

const partsOf = (token: string) => {
  const [, name = '', lastFourDigits = ''] = token.split('_');
  return { name, lastFourDigits };
};

function cardMethod(token: string): SandboxMethod {
  const { name, lastFourDigits } = partsOf(token);
  const listed = sandboxCards.find((card) => card.name === name);
  const funding: ProcessorFunding = listed?.funding ?? 'credit';
  return {
    token,
    type: 'creditCard',
    brand: listed?.brand ?? brandOf(name),
    funding,
    lastFourDigits,
    verification: listed?.verification ?? 'method',
    behaviour: listed?.behaviour ?? { onCharge: 'decline', reason: 'generic' },
    agreement: listed?.agreement ?? null,
  };
}

function bankMethod(token: string): SandboxMethod {
  const { name, lastFourDigits } = partsOf(token);
  const listed = sandboxBankAccounts.find((account) => account.name === name);
  return {
    token,
    type: 'bankAccount',
    brand: null,
    funding: null,
    lastFourDigits,
    verification: listed?.verification ?? 'method',
    behaviour: listed?.behaviour ?? { onCharge: 'decline', reason: 'generic' },
    agreement: listed?.agreement ?? null,
  };
}

function brandOf(name: string): CardBrand {
  const [, brand] = name.split('-');
  return brand === 'amex' || brand === 'mc' || brand === 'discover' ? brand : 'visa';
}
