import { type MountedPart, ownAddress, type PortalConfigurationQuery } from '@linework/contract';
import { preload } from '../navigation/import-part.ts';
import { ChunkMissing } from '../navigation/load-chunk.ts';

/** Where a part is, and what its module must be. */
export type MountedPartAddress = Pick<
  PortalConfigurationQuery['portalConfiguration']['mounts'][number],
  'address' | 'integrity'
>;

const isMountedPart = (module: unknown): module is MountedPart =>
  typeof module === 'object' && module !== null && 'mount' in module && typeof module.mount === 'function';

/** A part that came and is none, or did not stand. Told as what every broken chunk is (spec section 8). */
export const brokenPart = (cause?: unknown): Error =>
  new Error('Loading chunk failed: error', cause === undefined ? undefined : { cause });

/**
 * Fetches another team's part. The element that fetches it compares it with its hash; `import()` then takes what came.
 * @throws ChunkMissing where it does not come, is another, or is not on this origin; another error where it is broken
 */
export async function loadPart({ address, integrity }: MountedPartAddress): Promise<MountedPart> {
  if (ownAddress(address, window.location.origin) !== address) throw new ChunkMissing(address);
  await preload(address.slice(1), integrity);
  let module: unknown;
  try {
    module = await import(/* @vite-ignore */ address);
  } catch (cause) {
    throw brokenPart(cause);
  }
  if (!isMountedPart(module)) throw brokenPart();
  return module;
}
