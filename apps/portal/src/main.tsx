import '@linework/design-system/styles.css';
import './start/stand-in.css';
import { type CopyInstance, createCopy, loadCopy } from '@linework/copy';
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { firstPaint } from './browser/first-paint.ts';
import { loadTypeface } from './browser/typeface.ts';
import { loadConfiguration } from './configuration/portal-configuration.ts';
import { chunkProblemCopy } from './navigation/chunk-problem.copy.ts';
import { chunkOutcome } from './navigation/chunk-problem.ts';
import { knownScripts } from './navigation/import-part.ts';
import { openFirst } from './opening/open-first.ts';
import { Surroundings } from './portal/Surroundings.tsx';
import { startingLanguage } from './session/preferences.ts';
import { shellCopy } from './shell/shell.copy.ts';
import { CannotStart } from './start/CannotStart.tsx';
import { openPortal } from './start/open-portal.ts';
import { PortalRoot } from './start/PortalRoot.tsx';
import { addPageWords } from './start/page-words.ts';

/** A function, not the module's own `await`: the page's chunk waits for this module, and we wait for the page. */
async function open(copy: CopyInstance): Promise<ReactNode> {
  const portal = openPortal(await loadConfiguration(), copy);
  // Session, page and words come side by side. Should the first page fail to open, the root tries, and says why not.
  const [first] = await Promise.all([
    openFirst(new URL(window.location.href), portal).catch(() => null),
    loadCopy(copy, [shellCopy]),
  ]);
  // Where nothing led elsewhere the entry keeps what a page left with it: a reload is no other visit.
  if (first && first.address !== window.location.href) window.history.replaceState(null, '', first.address);
  return <PortalRoot portal={portal} copy={copy} first={first?.opened ?? null} />;
}

async function start(container: HTMLElement): Promise<void> {
  const copy = createCopy({ language: startingLanguage(), strict: import.meta.env.DEV });
  const root = createRoot(container);
  await Promise.all([addPageWords(copy), loadCopy(copy, [chunkProblemCopy])]);
  try {
    const portal = await open(copy);
    // Drawn in short turns, between which the browser hears the customer.
    startTransition(() => root.render(portal));
  } catch (error) {
    root.render(
      <Surroundings copy={copy}>
        <CannotStart code={chunkOutcome(error) ?? 'LW-SYS-050'} />
      </Surroundings>,
    );
  }
}

// The schema library comes with the flows that need it. Told so, it does not probe whether text may become code, which
// the content security policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const container = document.getElementById('root');
if (!container) throw new Error('The page has no root');
void loadTypeface();
// What does not come is asked for again by whoever needs it.
if (import.meta.env.PROD)
  void firstPaint()
    .then(knownScripts)
    .catch(() => null);
void start(container);
