import { useState } from 'react';
import type { DocumentKind, Download, DownloadOutcome } from './statements.types.ts';

/** How the download of a document stands: asked for, there, or why it is not. */
export interface DownloadState {
  readonly kind: DocumentKind;
  readonly address: string;
  readonly status: 'making' | 'made' | DownloadOutcome;
}

export interface Downloads {
  readonly latest: DownloadState | null;
  readonly start: (kind: DocumentKind, address: string) => void;
}

/** Downloads documents one after the other, and says how the last one asked for stands. */
export function useDownloads(download: Download): Downloads {
  const [latest, setLatest] = useState<DownloadState | null>(null);
  return {
    latest,
    start: (kind, address) => {
      if (latest?.status === 'making') return;
      setLatest({ kind, address, status: 'making' });
      void download(address).then((outcome) => setLatest({ kind, address, status: outcome ?? 'made' }));
    },
  };
}
