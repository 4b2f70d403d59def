import { connected } from '../browser/connection.ts';
import { loadAnew } from '../browser/leaving.ts';

/**
 * Loads the page again, and first asks for its scripts and words anew. Browsers keep those for good, and with them one that was
 * damaged on its way, which they refuse to run each time.
 */
export async function reloadAfresh(): Promise<void> {
  await connected();
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const parts = new Set(files.filter((name) => /\.js(?:on)?$/.test(new URL(name).pathname)));
  await Promise.allSettled([...parts].map((part) => fetch(part, { cache: 'no-cache' })));
  loadAnew();
}
