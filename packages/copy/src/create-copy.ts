import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { isLanguage, type Language } from './language.ts';
import { writePlaceholder } from './placeholder-format.ts';
import { type ShownText, shownTexts } from './shown-texts.ts';

export interface CopyOptions {
  readonly language: Language;
  /** A missing key, a missing value or a value its format cannot write throws. On in stories and tests. */
  readonly strict?: boolean;
  /** Every text about 40 % longer: shows what a longer language would break. */
  readonly pseudoLong?: boolean;
  /** Told of every text that is looked up: how the catalogue knows which story shows which words. */
  readonly onShown?: (shown: ShownText) => void;
}

/** The instance that holds the words: i18next's own, set up for Linework's languages and formats. */
export type CopyInstance = i18n;

const pseudoLongInstances = new WeakSet<CopyInstance>();
export const isPseudoLong = (copy: CopyInstance): boolean => pseudoLongInstances.has(copy);

export const languageOf = (copy: CopyInstance): Language =>
  isLanguage(copy.language) ? copy.language : 'en';

const formatter = (strict: boolean): FormatterModule => ({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value, format, language) {
    if (value === undefined) return value;
    try {
      return writePlaceholder(value, format, isLanguage(language) ? language : 'en');
    } catch (problem) {
      if (strict) throw problem;
      return '';
    }
  },
});

/** Makes an instance that is ready at once and holds no words yet: `loadCopy` brings them. */
export function createCopy({
  language,
  strict = false,
  pseudoLong = false,
  onShown,
}: CopyOptions): CopyInstance {
  const copy = createInstance();
  copy.use(formatter(strict));
  const telling = onShown && shownTexts(onShown);
  if (telling) copy.use(telling);
  if (pseudoLong) pseudoLongInstances.add(copy);
  void copy.init({
    lng: language,
    supportedLngs: ['en', 'es'],
    fallbackLng: false,
    resources: {},
    ns: [],
    nsSeparator: false,
    returnNull: false,
    // React escapes; escaping twice shows `&amp;` to the customer.
    interpolation: { escapeValue: false, alwaysFormat: true },
    ...(telling && { postProcess: [telling.name], postProcessPassResolved: true }),
    ...(strict && {
      parseMissingKeyHandler: (key: string) => {
        throw new Error(`No copy for "${key}" in ${copy.language}`);
      },
      missingInterpolationHandler: (text: string, [placeholder]: RegExpMatchArray) => {
        throw new Error(`No value for ${placeholder} in "${text}"`);
      },
    }),
  });
  return copy;
}
