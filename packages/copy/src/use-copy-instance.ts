import { useCallback, useContext, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';
import { type CopyInstance, languageOf } from './create-copy.ts';
import type { Language } from './language.ts';

/** The instance above, and the page's language; renders again when the language changes. */
export function useCopyInstance(): { copy: CopyInstance; language: Language } {
  const copy = useContext(I18nContext)?.i18n;
  if (!copy) throw new Error('No words here: a CopyProvider is missing above');
  const subscribe = useCallback(
    (changed: () => void) => {
      copy.on('languageChanged', changed);
      return () => copy.off('languageChanged', changed);
    },
    [copy],
  );
  const read = () => languageOf(copy);
  return { copy, language: useSyncExternalStore(subscribe, read, read) };
}
