import { type CopyInstance, CopyProvider, locales, useLanguage } from '@linework/copy';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import type { OpenPage } from '../navigation/open-page.ts';
import { Root } from '../shell/Root.tsx';
import { type Portal, PortalContext } from './portal-context.ts';

/** The nonce of this page load, which the edge writes into Vite's own meta element. */
const nonce = document.querySelector<HTMLMetaElement>("meta[property='csp-nonce']")?.nonce;

function Localized({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = locales[language];
  }, [language]);
  return <I18nProvider locale={locales[language]}>{children}</I18nProvider>;
}

export interface PortalRootProps {
  readonly portal: Portal;
  readonly copy: CopyInstance;
  /** The page that was opened before anything was drawn. */
  readonly first: OpenPage | null;
}

/** Everything that stands above the pages. */
export function PortalRoot({ portal, copy, first }: PortalRootProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.brand = portal.configuration.variant;
  }, [portal]);
  return (
    <StyleSheetManager {...(nonce && { nonce })}>
      <CopyProvider copy={copy}>
        <Localized>
          <PortalContext value={portal}>
            <Suspense>
              <BrowserRouter>
                <Root first={first} />
              </BrowserRouter>
            </Suspense>
          </PortalContext>
        </Localized>
      </CopyProvider>
    </StyleSheetManager>
  );
}
