import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstSight } from '@linework/contract';

const isFirstSight = (value: unknown): value is FirstSight => typeof value === 'function';

/**
 * What draws pages before the portal has come, as the portal's build brings it; a build that brings nothing has all its
 * pages drawn by the portal alone.
 */
export async function readFirstSight(directory: string): Promise<FirstSight> {
  const file = join(directory, '.vite/first-sight/first-sight.mjs');
  if (!existsSync(file)) return async () => null;
  const { firstSight }: { readonly firstSight?: unknown } = await import(pathToFileURL(file).href);
  if (!isFirstSight(firstSight)) throw new Error(`${file} draws nothing`);
  return firstSight;
}
