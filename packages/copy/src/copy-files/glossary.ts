import type { Language } from '../language.ts';
import { wordsOf } from './copy-pair.ts';

/** A word that no text uses, and what we say instead: one term a thing. `docs/words.md` has the whole glossary. */
export interface AvoidedWord {
  readonly avoid: string;
  readonly say: string;
}

/**
 * Whole words of letters, spaces and hyphens, in capitals or not. What is said instead may hold the avoided word:
 * `código postal (ZIP)`.
 */
export const avoidedWords = {
  en: [
    { avoid: 'cannot', say: 'can’t' },
    { avoid: 'could not', say: 'couldn’t' },
    { avoid: 'will not', say: 'won’t' },
    { avoid: 'do not', say: 'don’t' },
    { avoid: 'does not', say: 'doesn’t' },
    { avoid: 'did not', say: 'didn’t' },
    { avoid: 'is not', say: 'isn’t' },
    { avoid: 'are not', say: 'aren’t' },
    { avoid: 'was not', say: 'wasn’t' },
    { avoid: 'were not', say: 'weren’t' },
    { avoid: 'has not', say: 'hasn’t' },
    { avoid: 'have not', say: 'haven’t' },
    { avoid: 'you are', say: 'you’re' },
    { avoid: 'you will', say: 'you’ll' },
    { avoid: 'we will', say: 'we’ll' },
    { avoid: 'somebody', say: 'someone' },
    { avoid: 'nobody', say: 'no one' },
    { avoid: 'anybody', say: 'anyone' },
    { avoid: 'everybody', say: 'everyone' },
    { avoid: 'user name', say: 'username' },
    { avoid: 'log in', say: 'sign in' },
    { avoid: 'login', say: 'sign-in' },
    { avoid: 'log out', say: 'sign out' },
    { avoid: 'e-mail', say: 'email' },
    { avoid: 'cut-off', say: 'cutoff' },
    { avoid: 'go on', say: 'continue' },
    { avoid: 'goes on', say: 'continues' },
    { avoid: 'overdue', say: 'past due' },
    { avoid: 'AutoPay', say: 'Auto Pay' },
    { avoid: 'on their way', say: 'pending' },
    { avoid: 'asked your bank for', say: 'sent your payment to your bank' },
    { avoid: 'remaining balance', say: 'balance' },
    { avoid: 'payment is on its way', say: 'payment is pending' },
    { avoid: 'settle', say: 'clear' },
    { avoid: 'settles', say: 'clears' },
    { avoid: 'by itself', say: 'automatically' },
    { avoid: 'interruption notice', say: 'first notice' },
    { avoid: 'interruption warning', say: 'first notice' },
    { avoid: 'suspension', say: 'final notice' },
    { avoid: 'suspended', say: 'off' },
    { avoid: 'see this payment', say: 'view this payment' },
    { avoid: 'see that payment', say: 'view that payment' },
    { avoid: 'see what changed', say: 'view what changed' },
    { avoid: 'see your billing', say: 'view your billing' },
    { avoid: 'left after this', say: 'left to pay after this' },
    { avoid: 'left for you to pay', say: 'left to pay' },
    { avoid: 'nothing left to pay', say: 'all paid up' },
    { avoid: 'reset your password', say: 'call us' },
    { avoid: 'pay for today', say: 'pay today' },
    { avoid: 'non-payment', say: 'nonpayment' },
    { avoid: 'proration', say: 'partial month' },
  ],
  es: [
    { avoid: 'factura móvil', say: 'factura del servicio móvil' },
    { avoid: 'Auto Pay móvil', say: 'Auto Pay del servicio móvil' },
    { avoid: 'cuenta corriente', say: 'cuenta de cheques' },
    { avoid: 'cuentas corrientes', say: 'cuentas de cheques' },
    { avoid: 'importe', say: 'monto' },
    { avoid: 'importes', say: 'montos' },
    { avoid: 'código postal', say: 'código postal (ZIP)' },
    { avoid: 'pago pendiente', say: 'pago en proceso' },
    { avoid: 'pagos pendientes', say: 'pagos en proceso' },
    { avoid: 'pago en camino', say: 'pago en proceso' },
    { avoid: 'pagos en camino', say: 'pagos en proceso' },
    { avoid: 'pago está en camino', say: 'pago está en proceso' },
    { avoid: 'vuelva a pagar', say: 'pague de nuevo' },
    { avoid: 'liquidar', say: 'procesar' },
    { avoid: 'liquidarse', say: 'procesarse' },
    { avoid: 'cortado', say: 'suspendido' },
    { avoid: 'aviso de interrupción', say: 'primer aviso' },
    { avoid: 'aviso de suspensión', say: 'último aviso' },
    { avoid: 'reconexión', say: 'reconectar su servicio' },
    { avoid: 'saldo restante', say: 'saldo pendiente' },
    { avoid: 'reconectarse', say: 'reconectar su servicio' },
    { avoid: 'de nuestro lado', say: 'tuvimos un problema' },
    { avoid: 'clave de acceso', say: 'contraseña' },
    { avoid: 'ordenador', say: 'computadora' },
    { avoid: 'email', say: 'correo electrónico' },
    { avoid: 'login', say: 'inicio de sesión' },
    { avoid: 'pago automático', say: 'Auto Pay' },
    { avoid: 'no queda nada por pagar', say: 'está al día' },
    { avoid: 'prorrateo', say: 'parte del mes' },
    { avoid: 'facturación sin papel', say: 'facturación electrónica' },
  ],
} as const satisfies Record<Language, readonly AvoidedWord[]>;

const holds = (text: string, words: string): boolean =>
  new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu').test(text);

const without = (text: string, words: string): string => text.replaceAll(words, ' ');

const capitalized = (words: string): string => words.replace(/^./u, (first) => first.toUpperCase());

/** The words of a text that the glossary avoids, each with what to say instead. */
export const avoidedIn = (text: string, language: Language): AvoidedWord[] =>
  avoidedWords[language].filter(({ avoid, say }) =>
    holds(without(without(wordsOf(text), say), capitalized(say)), avoid),
  );
