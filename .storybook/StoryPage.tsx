import { type CopyInstance, CopyProvider, locales, useLanguage } from '@linework/copy';
import { SupportPhoneContext } from '@linework/parts/outcomes';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';

function Localized({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = locales[language];
  }, [language]);
  return <I18nProvider locale={locales[language]}>{children}</I18nProvider>;
}

/** The number of a provider who exists in the catalogue alone. */
const phone = '1-800-555-0142';

/** What the portal gives every screen: words, a locale that follows the language, and whom to call. */
export function StoryPage({ copy, children }: { copy: CopyInstance; children: ReactNode }) {
  return (
    <CopyProvider copy={copy}>
      <SupportPhoneContext value={phone}>
        <Localized>{children}</Localized>
      </SupportPhoneContext>
    </CopyProvider>
  );
}
