import { type CopyInstance, languageOf } from './create-copy.ts';
import { type Translator, translator } from './translate.ts';

/** Looks words up in the language that is shown, for whoever looks for them on a page: `onShown` does not hear of it. */
export function unshownWords(copy: CopyInstance, namespace: string): Pick<Translator, 'template' | 'fill'> {
  const language = languageOf(copy);
  const lookUp = copy.getFixedT(language, namespace);
  return {
    fill: translator(copy, namespace, language).fill,
    template: (key, values) =>
      String(lookUp(key, { ...values, nest: false, skipInterpolation: true, postProcess: [] })),
  };
}
