import type { OutcomeCode } from '@linework/domain';
import { createContext, lazy, Suspense, useContext } from 'react';

/** Where the catalogue of screens is served; `null` in production, and wherever nothing says so. */
export const CatalogueContext = createContext<string | null>(null);

/** For reviewers alone: customers never load it, and an outcome is told whether it comes or not. */
const CatalogueLink = lazy(() => import('./CatalogueLink.tsx').catch(() => ({ default: () => null })));

/** Beside an outcome the way to its story, where there is a catalogue to open. */
export function StoryOfOutcome({ code }: { readonly code: OutcomeCode }) {
  const catalogue = useContext(CatalogueContext);
  return (
    catalogue && (
      <Suspense>
        <CatalogueLink code={code} catalogue={catalogue} />
      </Suspense>
    )
  );
}
