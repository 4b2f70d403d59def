import { connected } from '../browser/connection.ts';

/**
 * Loads the page again, and first asks for its script files anew. Browsers keep those for good, and with them one that was
 * damaged on its way, which they refuse to run each time.
 */
export async function reloadAfresh(): Promise<void> {
  await connected();
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = new Set(files.filter((name) => new URL(name).pathname.endsWith('.js')));
  await Promise.allSettled([...scripts].map((script) => fetch(script, { cache: 'no-cache' })));
  window.location.reload();
}
