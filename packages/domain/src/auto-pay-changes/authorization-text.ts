/** The wording of an authorization in each language, as it is shown before it is accepted and kept with who did. */
export interface AuthorizationText {
  readonly en: string;
  readonly es: string;
}

/** The version that is accepted today. */
export const authorizationVersion = '2026-03';

/** What is accepted today. */
export const authorizationWording: AuthorizationText = {
  en: 'I authorize my provider to charge this payment method each month, on the day I chose, for the amount due on my account, until I cancel Auto Pay. I can change or cancel Auto Pay online until the cutoff shown for the next debit.',
  es: 'Autorizo a mi proveedor a cobrar cada mes a este método de pago, el día que elegí, el total a pagar de mi cuenta, hasta que yo cancele Auto Pay. Puedo cambiar o cancelar Auto Pay en línea hasta la hora límite que se indica para el próximo débito.',
};

/**
 * Every version that was ever accepted: what a customer agreed to is shown in its own words for good, so none is changed
 * and none goes.
 */
const acceptedTexts: ReadonlyMap<string, AuthorizationText> = new Map([
  [authorizationVersion, authorizationWording],
]);

/** The wording of a version in the language it was accepted in; `null` for a version that is not ours. */
export const acceptedWording = (version: string, language: keyof AuthorizationText): string | null =>
  acceptedTexts.get(version)?.[language] ?? null;
