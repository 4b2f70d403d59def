import type { CardOutcomeCode } from '@linework/domain';
import { useState } from 'react';

/** Fetches the file at an address of ours and hands it to the browser. @returns why it did not, else `null` */
export type Download<Outcome extends CardOutcomeCode> = (address: string) => Promise<Outcome | null>;

/** How the download of a file stands: asked for, there, or why it is not. */
export interface DownloadState<Kind extends string, Outcome extends CardOutcomeCode> {
  readonly kind: Kind;
  readonly address: string;
  readonly status: 'making' | 'made' | Outcome;
}

/** What was asked for last, and the way to ask for more. */
export interface Downloads<Kind extends string, Outcome extends CardOutcomeCode> {
  readonly latest: DownloadState<Kind, Outcome> | null;
  readonly start: (kind: Kind, address: string) => void;
}

/** Downloads files one after the other, and says how the last one asked for stands. */
export function useDownloads<Kind extends string, Outcome extends CardOutcomeCode>(
  download: Download<Outcome>,
): Downloads<Kind, Outcome> {
  const [latest, setLatest] = useState<DownloadState<Kind, Outcome> | null>(null);
  return {
    latest,
    start: (kind, address) => {
      if (latest?.status === 'making') return;
      setLatest({ kind, address, status: 'making' });
      void download(address).then((outcome) => setLatest({ kind, address, status: outcome ?? 'made' }));
    },
  };
}
