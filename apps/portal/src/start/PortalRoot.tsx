import type { CopyInstance } from '@linework/copy';
import { Suspense, useLayoutEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { OpenPage } from '../opening/opened.ts';
import { Root } from '../opening/Root.tsx';
import { type Portal, PortalContext } from '../portal/portal-context.ts';
import { Surroundings } from '../portal/Surroundings.tsx';

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
    <Surroundings copy={copy}>
      <PortalContext value={portal}>
        <Suspense>
          <BrowserRouter>
            <Root first={first} />
          </BrowserRouter>
        </Suspense>
      </PortalContext>
    </Surroundings>
  );
}
