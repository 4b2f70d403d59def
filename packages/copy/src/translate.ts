import type { CopyInstance } from './create-copy.ts';
import type { Language } from './language.ts';
import type { CopyValues } from './placeholder-format.ts';

export interface Translator {
  /** The finished text of a key. */
  translate(key: string, values?: CopyValues): string;
  /** The text of a key with its placeholders still in it; `count` has chosen the plural form. */
  template(key: string, values: CopyValues): string;
  /** Fills the placeholders of a piece of a template. */
  fill(piece: string, values: CopyValues): string;
}

/** Looks words up in one namespace and language of an instance. */
export function translator(copy: CopyInstance, namespace: string, language: Language): Translator {
  const lookUp = copy.getFixedT(language, namespace);
  return {
    // `nest: false`: a value that reads like i18next's own `$t(…)` stays the text it is.
    translate: (key, values) => String(lookUp(key, { ...values, nest: false })),
    template: (key, values) => String(lookUp(key, { ...values, nest: false, skipInterpolation: true })),
    fill: (piece, values) => String(copy.services.interpolator.interpolate(piece, values, language, {})),
  };
}
