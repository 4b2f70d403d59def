import { useMemo } from 'react';
import type { Language } from './language.ts';
import { changeLanguage } from './load-copy.ts';
import { useCopyInstance } from './use-copy-instance.ts';

/** The page's language and the way to change it. */
export function useLanguage(): { language: Language; changeLanguage(language: Language): Promise<void> } {
  const { copy, language } = useCopyInstance();
  return useMemo(
    () => ({ language, changeLanguage: (chosen) => changeLanguage(copy, chosen) }),
    [copy, language],
  );
}
