import { type CopyInstance, CopyProvider, locales, useLanguage } from '@linework/copy';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { StyleSheetManager } from 'styled-components';

/** The nonce of this page load, which the edge writes into Vite's own meta element. */
const nonce = document.querySelector<HTMLMetaElement>("meta[property='csp-nonce']")?.nonce;

function Localized({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = locales[language];
  }, [language]);
  return <I18nProvider locale={locales[language]}>{children}</I18nProvider>;
}

export interface SurroundingsProps {
  readonly copy: CopyInstance;
  readonly children: ReactNode;
}

/** What anything that is drawn stands in: styles under the page's policy, words, the language. */
export function Surroundings({ copy, children }: SurroundingsProps) {
  return (
    <StyleSheetManager {...(nonce && { nonce })}>
      <CopyProvider copy={copy}>
        <Localized>{children}</Localized>
      </CopyProvider>
    </StyleSheetManager>
  );
}
