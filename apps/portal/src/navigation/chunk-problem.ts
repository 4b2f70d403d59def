import type { OutcomeShownAs } from '@linework/domain';
import { ChunkMissing, ChunkTimeout } from './load-chunk.ts';

/** A part of the portal did not load: broken, missing, or too late (spec section 8). */
export type ChunkOutcome = OutcomeShownAs<'standIn'>;

/** Why a page cannot be shown: a part of it did not load, or there is no connection to ask for it with. */
export type PageTrouble = ChunkOutcome | 'offline';

/** Browsers say so of a script or a style that is not there, which is how a new version looks to an open page. */
const missing = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
];

/** Which outcome tells an error of loading; `null` where a part of the portal is not to blame. */
export function chunkOutcome(error: unknown): ChunkOutcome | null {
  if (error instanceof ChunkTimeout) return 'LW-SYS-052';
  if (error instanceof ChunkMissing) return 'LW-SYS-051';
  if (!(error instanceof Error)) return null;
  if (missing.some((message) => message.test(error.message))) return 'LW-SYS-051';
  return /loading chunk/i.test(error.message) ? 'LW-SYS-050' : null;
}
