import type { OutcomeCode } from '@linework/domain';
import { createContext, lazy, Suspense, useContext } from 'react';

/** Where the catalogue of screens is served; `null` in production, and wherever nothing says so. */
export const CatalogueContext = createContext<string | null>(null);

/** With its words, so that nothing is left to fail once it is drawn: it may stand where a part of the portal did not load. */
const loadLink = () =>
  Promise.all([
    import('./CatalogueLink.tsx'),
    import('./catalogue-link.en.json'),
    import('./catalogue-link.es.json'),
  ]).then(([link]) => link);

/** For reviewers alone: customers never load it, and an outcome is told whether it comes or not. */
const CatalogueLink = lazy(() => loadLink().catch(() => ({ default: () => null })));

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
