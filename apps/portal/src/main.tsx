import '@linework/design-system/styles.css';
import { createCopy, loadCopy } from '@linework/copy';
import { createRoot } from 'react-dom/client';
import { loadConfiguration } from './configuration/portal-configuration.ts';
import { openFirst } from './navigation/open-first.ts';
import { startingLanguage } from './session/preferences.ts';
import { shellCopy } from './shell/shell.copy.ts';
import { openPortal } from './start/open-portal.ts';
import { PortalRoot } from './start/PortalRoot.tsx';

/** A function, not the module's own `await`: the page's chunk waits for this module, and we wait for the page. */
async function start(container: HTMLElement): Promise<void> {
  const copy = createCopy({ language: startingLanguage(), strict: import.meta.env.DEV });
  const shellWords = loadCopy(copy, [shellCopy]);
  const portal = openPortal(await loadConfiguration(), copy);
  // Session, page and words come side by side. Should the first page fail to open, the root tries, and says why not.
  const first = await openFirst(new URL(window.location.href), portal).catch(() => null);
  if (first) window.history.replaceState(null, '', first.address);
  await shellWords;
  createRoot(container).render(<PortalRoot portal={portal} copy={copy} first={first?.opened ?? null} />);
}

// The schema library comes with the flows that need it. Told so, it does not probe whether text may become code, which
// the content security policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const container = document.getElementById('root');
if (!container) throw new Error('The page has no root');
void start(container);
