import { useSyncExternalStore } from 'react';
import { loadAnew } from './leaving.ts';

/** Whether the browser knows that nothing can be reached. That something can it never knows. */
export const isOffline = (): boolean => !navigator.onLine;

function subscribe(changed: () => void): () => void {
  const listening = new AbortController();
  for (const change of ['online', 'offline']) {
    window.addEventListener(change, changed, { signal: listening.signal });
  }
  return () => listening.abort();
}

/** Follows the connection: whether it is away now. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);

/** Resolves once there is a connection; at once where there is one. */
export async function connected(): Promise<void> {
  if (!isOffline()) return;
  await new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Loads this page again, with a connection: without one the browser would show its own page instead, and nothing typed. */
export async function reloadPage(): Promise<void> {
  await connected();
  loadAnew();
}
