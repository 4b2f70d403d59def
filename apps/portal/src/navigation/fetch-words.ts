import { ChunkMissing } from './load-chunk.ts';

/**
 * Fetches a copy file of the built portal, which the build writes in place of its `import()`.
 * @param integrity what the file must be: one that was changed on its way is not shown
 * @throws ChunkMissing where it does not come, or is another
 */
export async function fetchWords(address: string, integrity: string): Promise<{ readonly default: unknown }> {
  try {
    const answer = await fetch(address, { integrity });
    if (answer.ok) return { default: await answer.json() };
  } catch (cause) {
    throw new ChunkMissing(address, { cause });
  }
  throw new ChunkMissing(address);
}
