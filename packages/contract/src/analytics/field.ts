/** What a field of an event may hold: one of the words named here, a whole number, a UUID, or the code of another system. */
export type AnalyticsField =
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'whole'; readonly atMost: number }
  | { readonly kind: 'uuid' }
  | { readonly kind: 'systemErrorCode' };

/** A field, and whether an event may come without it. */
export type AnalyticsFieldRow = AnalyticsField & { readonly optional?: true };

/** What a field's value is in TypeScript. */
export type ValueOf<Field> = Field extends {
  readonly kind: 'oneOf';
  readonly values: readonly (infer Word)[];
}
  ? Word
  : Field extends { readonly kind: 'whole' }
    ? number
    : string;

/** One word of these. */
export const oneOf = <const Word extends string>(values: readonly Word[]) =>
  ({ kind: 'oneOf', values }) as const;

/** A whole number from zero. */
export const whole = (atMost: number) => ({ kind: 'whole', atMost }) as const;

export const uuid = { kind: 'uuid' } as const;

export const systemErrorCode = { kind: 'systemErrorCode' } as const;

/** A field that an event may come without. */
export const optional = <Field extends AnalyticsField>(field: Field) =>
  ({ ...field, optional: true }) as const;

/**
 * Whether another system's error code may be sent: a family of capitals and a short number, such as `NETPSC1001`, or the one
 * word that the portal knows. A text is none, and no number of a card or an account is as short.
 */
export const isSystemErrorCode = (text: string): boolean =>
  /^(?:IN_MAINTENANCE|[A-Z]{3,8}-?\d{1,5})$/.test(text);
