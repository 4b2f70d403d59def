import { type CopyInstance, CopyProvider, languageOf, locales, useCopy } from '@linework/copy';
import { LoadingBar, media, VisuallyHidden } from '@linework/design-system';
import { SupportPhoneContext } from '@linework/parts/outcomes';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { SWRConfig } from 'swr';
import { PageLocationContext } from '../navigation/page-location.ts';
import { page } from '../pages/PayBillPage.tsx';
import { type Portal, PortalContext } from '../portal/portal-context.ts';
import { MenuFrame } from '../shell/MenuFrame.tsx';
import { shellCopy } from '../shell/shell.copy.ts';
import { withShortClassNames } from './class-names.ts';
import { styleAttributesAsRules } from './style-attributes.ts';

/** What styled-components writes for its own use in browsers: marks between rules, and rules that name components. */
const marks = /\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** A phone shows what is due and nothing under it, as the portal's own first turn does: what comes then comes once. */
const narrow = `${media.narrow}{main div[aria-busy]>*+*{display:none}}`;

/** The room above the page that the situation bar will take, where there is one. */
const roomForReviewers =
  ':root{--lw-layout-above:2.5rem}body:not(:has(>.situation-place)){padding-block-start:2.5rem}';

/** What was pressed looks so until the portal does it. */
const pressed = '[data-pressed][aria-busy]{cursor:progress}';

/** Shown and said by the page's own script once something is pressed: as the portal does while a page is on its way. */
function OnItsWay() {
  const { t } = useCopy(shellCopy);
  return (
    <>
      <div hidden>
        <LoadingBar isLoading label={t('loading')} />
      </div>
      <VisuallyHidden role="status" />
    </>
  );
}

function BillingHomeInFrame() {
  const location = useLocation();
  return (
    <PageLocationContext value={location}>
      <MenuFrame header="signedIn" notice={null} banner={null}>
        <page.Component />
      </MenuFrame>
    </PageLocationContext>
  );
}

interface DrawnWith {
  readonly portal: Portal;
  readonly copy: CopyInstance;
  readonly path: string;
  readonly nonce: string;
  /** By the texts of their keys: no visitor's are kept for another. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The page in its frame as HTML, with the styles that it needs and no others. */
export function drawBillingHome({ portal, copy, path, nonce, answers }: DrawnWith): string {
  const sheet = new ServerStyleSheet();
  try {
    const drawn = renderToString(
      sheet.collectStyles(
        <CopyProvider copy={copy}>
          <I18nProvider locale={locales[languageOf(copy)]}>
            <PortalContext value={portal}>
              <SupportPhoneContext value={portal.configuration.phone}>
                <SWRConfig value={{ provider: () => new Map(), fallback: answers }}>
                  <MemoryRouter initialEntries={[path]}>
                    <OnItsWay />
                    <BillingHomeInFrame />
                  </MemoryRouter>
                </SWRConfig>
              </SupportPhoneContext>
            </PortalContext>
          </I18nProvider>
        </CopyProvider>,
      ),
    );
    const classed = withShortClassNames({
      html: drawn,
      styles: sheet.instance.toString().replaceAll(marks, ''),
    });
    const room = portal.configuration.toggles.has('demoSignIns') ? roomForReviewers : '';
    const { html, rules } = styleAttributesAsRules(classed.html);
    return `<style nonce="${nonce}">${classed.styles}${rules}${narrow}${pressed}${room}</style>${html}`;
  } finally {
    sheet.seal();
  }
}
