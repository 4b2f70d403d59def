import { type CopyInstance, CopyProvider, locales, useLanguage } from '@linework/copy';
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { SWRConfig } from 'swr';
import { type Portal, PortalContext } from './portal-context.ts';
import { createPortalRouter } from './router.tsx';

/** The nonce of this page load, which the edge writes into Vite's own meta element. */
const nonce = document.querySelector<HTMLMetaElement>("meta[property='csp-nonce']")?.nonce;

function Localized({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = locales[language];
  }, [language]);
  return <I18nProvider locale={locales[language]}>{children}</I18nProvider>;
}

/** Everything that stands above the pages. */
export function PortalRoot({ portal, copy }: { readonly portal: Portal; readonly copy: CopyInstance }) {
  const [router] = useState(() => createPortalRouter(portal, copy));
  useLayoutEffect(() => {
    document.documentElement.dataset.brand = portal.configuration.variant;
  }, [portal]);
  return (
    <StyleSheetManager {...(nonce && { nonce })}>
      <CopyProvider copy={copy}>
        <Localized>
          <PortalContext value={portal}>
            <SWRConfig value={{ revalidateOnFocus: true, shouldRetryOnError: false }}>
              <Suspense>
                <RouterProvider router={router} />
              </Suspense>
            </SWRConfig>
          </PortalContext>
        </Localized>
      </CopyProvider>
    </StyleSheetManager>
  );
}
