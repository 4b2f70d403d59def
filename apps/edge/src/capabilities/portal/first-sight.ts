import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstSight, FirstSightOf } from '@linework/contract';
import type { Clock } from '@linework/domain';
import type { FastifyRequest } from 'fastify';
import { allowance } from '../../http/allowance.ts';

/** What one account may have drawn: whoever opens pages by hand never has more, and a loop leaves the others their turn. */
const ofAccount = { atOnce: 30, perMinute: 60, subjects: 10_000 } as const;

const isFirstSight = (value: unknown): value is FirstSight => typeof value === 'function';

async function readFirstSight(directory: string): Promise<FirstSight | null> {
  const file = join(directory, '.vite/first-sight/first-sight.mjs');
  if (!existsSync(file)) return null;
  const { firstSight }: { readonly firstSight?: unknown } = await import(pathToFileURL(file).href);
  if (!isFirstSight(firstSight)) throw new Error(`${file} draws nothing`);
  return firstSight;
}

/** Draws a page as it is first seen; nothing where only the portal can, or where an account has had its share. */
export type DrawFirst = (request: FastifyRequest, of: FirstSightOf<object>) => Promise<string>;

/**
 * What draws pages before the portal has come, as the portal's build brings it; a build that brings nothing has all its
 * pages drawn by the portal alone.
 */
export async function drawFirst(directory: string, clock: Clock): Promise<DrawFirst> {
  const firstSight = await readFirstSight(directory);
  const share = allowance({ ...ofAccount, clock });
  return async (request, of) => {
    // A page without answers is none that is drawn so.
    if (!firstSight || request.method === 'HEAD' || of.answers.length === 0) return '';
    if (share.take(of.session.accountId) > 0) return '';
    try {
      return (await firstSight(of)) ?? '';
    } catch (error) {
      request.log.warn({ err: error }, 'A page could not be drawn beforehand');
      return '';
    }
  };
}
