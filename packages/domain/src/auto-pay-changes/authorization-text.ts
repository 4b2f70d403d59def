import type { AutoPayScope } from '../method/method-kinds.ts';

/** The wording of an authorization in each language, as it is shown before it is accepted and kept with who did. */
export interface AuthorizationText {
  readonly en: string;
  readonly es: string;
}

/** A wording, and what it is called where it was accepted. */
export interface VersionedText {
  readonly textVersion: string;
  readonly wording: AuthorizationText;
}

/** The version that is accepted today for all services. */
export const authorizationVersion = '2026-12';

interface Wording {
  readonly method: AuthorizationText;
  readonly amount: AuthorizationText;
}

const authorized = ({ method, amount }: Wording): AuthorizationText => ({
  en: `I authorize my provider to charge ${method.en} each month, on the day I chose, for ${amount.en}, until I cancel Auto Pay.`,
  es: `Autorizo a mi proveedor a cobrar cada mes a ${method.es}, el día que elegí, ${amount.es}, hasta que yo cancele Auto Pay.`,
});

/** A debit may be today's, and past its cutoff the moment it is authorized. */
function wordingOf(wording: Wording): AuthorizationText {
  const { en, es } = authorized(wording);
  return {
    en: `${en} I can change or cancel Auto Pay online at any time. A debit past its cutoff will still be attempted.`,
    es: `${es} Puedo cambiar o cancelar Auto Pay en línea en cualquier momento. Si ya pasó la hora límite de un débito, se intentará cobrarlo de todos modos.`,
  };
}

function wordingBefore(wording: Wording): AuthorizationText {
  const { en, es } = authorized(wording);
  return {
    en: `${en} I can change or cancel Auto Pay online until the cutoff shown for the next debit.`,
    es: `${es} Puedo cambiar o cancelar Auto Pay en línea hasta la hora límite que se indica para el próximo débito.`,
  };
}

const ofBoth: AuthorizationText = {
  en: 'the amounts due on my account and on my mobile bill',
  es: 'el total a pagar de mi cuenta y el de mi factura del servicio móvil',
};

const allServices: Wording = {
  method: { en: 'this payment method', es: 'este método de pago' },
  amount: { en: 'the amount due on my account', es: 'el total a pagar de mi cuenta' },
};
const mobile: Wording = {
  method: { en: 'this payment method', es: 'esta tarjeta' },
  amount: {
    en: 'the amount due on my mobile bill',
    es: 'el total a pagar de mi factura del servicio móvil',
  },
};
/** A change of the day leaves each its own method. */
const both: Wording = {
  method: { en: 'the payment methods I chose', es: 'los métodos de pago que elegí' },
  amount: ofBoth,
};

/** What is accepted today, by what is debited for: the account, its mobile bill, or both in one change. */
const acceptedToday = {
  allServices: { textVersion: authorizationVersion, wording: wordingOf(allServices) },
  mobile: { textVersion: `${authorizationVersion}-mobile`, wording: wordingOf(mobile) },
  both: { textVersion: `${authorizationVersion}-both`, wording: wordingOf(both) },
} as const satisfies Record<AutoPayScope | 'both', VersionedText>;

/** What is accepted with an enrolment or a change. @param scopes what it is for; all services where none is named */
export function authorizationFor(scopes: readonly AutoPayScope[]): VersionedText {
  if (!scopes.includes('mobile')) return acceptedToday.allServices;
  return scopes.includes('allServices') ? acceptedToday.both : acceptedToday.mobile;
}

const acceptedBefore: readonly VersionedText[] = [
  { textVersion: '2026-03', wording: wordingBefore(allServices) },
  { textVersion: '2026-03-mobile', wording: wordingBefore(mobile) },
  { textVersion: '2026-03-both', wording: wordingBefore({ method: mobile.method, amount: ofBoth }) },
  { textVersion: '2026-11-both', wording: wordingBefore(both) },
];

/**
 * Every version that was ever accepted: what a customer agreed to is shown in its own words for good, so none is changed
 * and none goes.
 */
const acceptedTexts: ReadonlyMap<string, AuthorizationText> = new Map(
  [...Object.values(acceptedToday), ...acceptedBefore].map(({ textVersion, wording }) => [
    textVersion,
    wording,
  ]),
);

/** The wording of a version in the language it was accepted in; `null` for a version that is not ours. */
export const acceptedWording = (version: string, language: keyof AuthorizationText): string | null =>
  acceptedTexts.get(version)?.[language] ?? null;
