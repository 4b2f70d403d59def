import type { LedgerEntry } from '../bill/bill.ts';
import type { Transaction } from '../facts/transaction.ts';
import type { CardBrand } from '../method/method-kinds.ts';
import type { PaymentMethodType } from '../method/payment-method.ts';
import { toDecimal } from '../money/amount-text.ts';
import { usd } from '../money/arithmetic.ts';
import type { Payment } from '../payment/payment.ts';
import { longestSearch } from './asked-search.ts';
import { type LineName, lineNameOf } from './line-name.ts';

/** As many as a line tells of a payment: "Con un agente, Cuenta de cheques ···· 6789". */
const mostWords = 8;

type Kind = LedgerEntry['kind'];
type Channel = Payment['channel'];
/** What a payment pays that is not the account's: its line is called by it. */
type PaidBeside = Exclude<LineName, Kind>;

/** One word of a search, and everything that it can mean. A line fits where any of it does. */
export interface SearchWord {
  /** Part of a method's name or of its last digits, in lower case. */
  readonly text: string;
  /** Part of a confirmation number, without its dash; empty where the word is too short to be meant as one. */
  readonly number: string;
  /** How the amount begins: `160`, `160.8`; `null` where the word is no figure. */
  readonly amount: string | null;
  readonly kinds: readonly Kind[];
  readonly brands: readonly CardBrand[];
  readonly types: readonly PaymentMethodType[];
  readonly channels: readonly Channel[];
  readonly paid: readonly PaidBeside[];
}

const kindWords: Readonly<Record<Kind, readonly string[]>> = {
  charge: ['charge', 'statement', 'bill', 'cargo', 'estado', 'factura'],
  payment: ['payment', 'pago'],
  credit: ['credit', 'crédito', 'credito'],
  return: ['returned', 'payment', 'pago', 'devuelto'],
  refund: ['refund', 'refunded', 'to', 'reembolso', 'a'],
};
const brandWords: Readonly<Record<CardBrand, readonly string[]>> = {
  amex: ['american', 'express', 'amex'],
  discover: ['discover'],
  mc: ['mastercard'],
  visa: ['visa'],
};
/** All words by which something is named on a line, the small ones too: whoever copies them from one finds it. */
const typeWords: Readonly<Record<PaymentMethodType, readonly string[]>> = {
  creditCard: ['card', 'tarjeta'],
  bankAccount: ['bank', 'account', 'checking', 'savings', 'cuenta', 'de', 'cheques', 'ahorros'],
};
const channelWords: Readonly<Record<Channel, readonly string[]>> = {
  online: ['online', 'en', 'línea', 'linea'],
  phone: ['by', 'phone', 'por', 'teléfono', 'telefono'],
  inStore: ['in', 'store', 'en', 'tienda'],
  autoPay: ['auto', 'pay', 'autopay'],
  agentAssisted: ['with', 'an', 'agent', 'con', 'un', 'agente'],
  chatAssisted: ['by', 'chat', 'por'],
};

const paidWords: Readonly<Record<PaidBeside, readonly string[]>> = {
  devicePayment: ['device', 'de', 'dispositivo'],
  mobilePayment: ['mobile', 'bill', 'de', 'la', 'factura', 'del', 'servicio', 'móvil', 'movil'],
};

/** A name is meant from its first letter on: so each letter leaves some of what the one before found, and finds nothing new. */
const namesIn = (text: string, words: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.keys(words).filter((name) =>
    words[name]?.some((word) => word.startsWith(text) || `${word}s` === text),
  );

const isKeyOf = <Key extends string>(words: Readonly<Record<Key, unknown>>, name: string): name is Key =>
  name in words;

const meant = <Key extends string>(text: string, words: Readonly<Record<Key, readonly string[]>>): Key[] =>
  namesIn(text, words).filter((name): name is Key => isKeyOf(words, name));

/** Confirmation numbers do not stand in the list: a line found by a letter or two of one would be there for no reason to be seen. */
const shortestNumber = 3;

function readWord(word: string): SearchWord {
  const text = word.toLowerCase();
  const number = word.toUpperCase().replaceAll('-', '');
  const figure = /^[-−]?\$?(\d[\d,]*(?:\.\d{0,2})?)$/.exec(text)?.[1];
  return {
    text,
    number: number.length < shortestNumber ? '' : number,
    amount: figure === undefined ? null : figure.replaceAll(',', ''),
    kinds: meant(text, kindWords),
    brands: meant(text, brandWords),
    types: meant(text, typeWords),
    channels: meant(text, channelWords),
    paid: meant(text, paidWords),
  };
}

/** The words of a search, each to be found in a line. What is too long to have been meant is not looked for. */
export const searchWords = (text: string): SearchWord[] =>
  text
    .slice(0, longestSearch)
    .split(/\s+/)
    .map((word) => word.replace(/^,+|,+$/g, ''))
    .filter((word) => word !== '' && !/^[·.]+$/.test(word))
    .slice(0, mostWords)
    .map(readWord);

/** Whether a line has a word in its amount, its kind, its confirmation number, its method, its channel or what it pays. */
export function wordFits({ kind, amount, payment }: Transaction, word: SearchWord): boolean {
  if (word.kinds.includes(kind)) return true;
  if (word.amount !== null && toDecimal(usd(Math.abs(amount.cents))).startsWith(word.amount)) return true;
  if (!payment) return false;
  const { method, reference, channel } = payment;
  return (
    (word.number !== '' && reference.replaceAll('-', '').includes(word.number)) ||
    method.lastFourDigits.includes(word.text) ||
    (method.name?.toLowerCase().includes(word.text) ?? false) ||
    (method.brand !== null && word.brands.includes(method.brand)) ||
    word.types.includes(method.type) ||
    word.channels.includes(channel) ||
    word.paid.some((name) => name === lineNameOf({ kind, payment }))
  );
}

const areAmong = <Value>(values: readonly Value[], others: readonly Value[]): boolean =>
  values.every((value) => others.includes(value));

/** Whether every line with a word has the other too, whatever either can mean. */
const wordNarrows = (word: SearchWord, other: SearchWord): boolean =>
  word.text.includes(other.text) &&
  (word.number === '' || (other.number !== '' && word.number.includes(other.number))) &&
  (word.amount === null || (other.amount !== null && word.amount.startsWith(other.amount))) &&
  areAmong(word.kinds, other.kinds) &&
  areAmong(word.brands, other.brands) &&
  areAmong(word.types, other.types) &&
  areAmong(word.channels, other.channels) &&
  areAmong(word.paid, other.paid);

/**
 * Whether every line that fits a search fits an earlier one too. A longer search mostly does so, and not where it means more:
 * `VI` means a brand alone, `VI2` a confirmation number.
 */
export function searchNarrows(search: string, earlier: string): boolean {
  const words = searchWords(search);
  return searchWords(earlier).every((other) => words.some((word) => wordNarrows(word, other)));
}
