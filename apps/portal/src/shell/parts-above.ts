import type { ComponentType } from 'react';
import { inTime } from '../navigation/load-chunk.ts';
import type { Portal } from '../portal/portal-context.ts';

/** A page is not kept from whoever wants it by what stands above it, in milliseconds. */
const longestMs = 5_000;

interface PartAbove {
  /** Brings it before the page that it stands above: nothing is pushed away by it afterwards. */
  readonly load: (portal: Pick<Portal, 'loadWords'>) => Promise<void>;
  /** What draws it; `null` before it has come. */
  readonly drawn: () => ComponentType | null;
}

interface Fetched {
  readonly Part: ComponentType;
  readonly words: Parameters<Portal['loadWords']>[0];
}

function partAbove(fetchPart: () => Promise<Fetched>): PartAbove {
  let part: ComponentType | null = null;
  return {
    load: async ({ loadWords }) => {
      if (part) return;
      try {
        const { Part, words } = await inTime(fetchPart(), longestMs);
        await inTime(loadWords(words), longestMs);
        part = Part;
      } catch {
        // The page stands without: the next one tries again.
      }
    },
    drawn: () => part,
  };
}

/** What the provider tells whoever is signed in. */
export const pageAlertsPart = partAbove(async () => {
  const { PageAlerts: Part, pageAlertsWords: words } = await import('./PageAlerts.tsx');
  return { Part, words };
});

/** Somebody acts for a customer; customers never fetch it. */
export const onBehalfPart = partAbove(async () => {
  const { OnBehalf: Part, onBehalfWords: words } = await import('./OnBehalf.tsx');
  return { Part, words };
});

/** Mobile service lacks the Auto Pay that it requires. */
export const missingAutoPayPart = partAbove(async () => {
  const { MissingAutoPayNotice: Part, missingAutoPayWords: words } = await import(
    './MissingAutoPayNotice.tsx'
  );
  return { Part, words };
});
