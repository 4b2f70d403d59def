import { type CopyInstance, CopyProvider, locales, useLanguage } from '@linework/copy';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

function Localized({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = locales[language];
  }, [language]);
  return <I18nProvider locale={locales[language]}>{children}</I18nProvider>;
}

/** What the portal gives every screen: words, and a locale that follows the language. */
export function StoryPage({ copy, children }: { copy: CopyInstance; children: ReactNode }) {
  return (
    <CopyProvider copy={copy}>
      <Localized>{children}</Localized>
    </CopyProvider>
  );
}
