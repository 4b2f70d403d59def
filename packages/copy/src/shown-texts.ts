import type { PostProcessorModule } from 'i18next';

/** A text of a copy file by its place: the key is the file's own, plural form included. */
export interface ShownText {
  readonly namespace: string;
  readonly key: string;
  /** As it was handed out, filled in; a rich text still has its tags. */
  readonly text: string;
}

function placeOf(options: object): Omit<ShownText, 'text'> | undefined {
  const { i18nResolved }: { i18nResolved?: unknown } = options;
  if (typeof i18nResolved !== 'object' || i18nResolved === null) return undefined;
  const { usedNS: namespace, exactUsedKey: key }: { usedNS?: unknown; exactUsedKey?: unknown } = i18nResolved;
  return typeof namespace === 'string' && typeof key === 'string' ? { namespace, key } : undefined;
}

/** Listens where i18next hands a text out, whoever asked and however it is filled; the text stays as it is. */
export const shownTexts = (onShown: (shown: ShownText) => void) =>
  ({
    type: 'postProcessor',
    name: 'shownTexts',
    process(text, _, options) {
      const place = placeOf(options);
      if (place) onShown({ ...place, text });
      return text;
    },
  }) as const satisfies PostProcessorModule;
