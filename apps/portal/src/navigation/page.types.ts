import type { SessionAnswer } from '@linework/contract';
import type { CopyBundle, CopyTree } from '@linework/copy';
import type { ComponentType } from 'react';

/** A page as its chunk brings it: what to show, and the words to have at hand first. */
export interface Page {
  readonly Component: ComponentType;
  readonly copy: readonly CopyBundle<CopyTree>[];
  /**
   * Done once the guards have let somebody in who is signed in, before the page shows. Must not wait for the network.
   * @param path which `readPath` reads the page's parameters from
   */
  readonly prepare?: (session: SessionAnswer, path: string) => Promise<void>;
  /** Asks what may have changed since the page was last shown; awaited for a moment before it shows, while the last page stays. */
  readonly refresh?: (session: SessionAnswer) => Promise<void>;
}

/** A panel that stands in place of its page, as its chunk brings it. */
export interface Panel extends Pick<Page, 'Component' | 'copy'> {
  /** Fetches what else it is drawn with. */
  readonly preload: () => Promise<unknown>;
}
