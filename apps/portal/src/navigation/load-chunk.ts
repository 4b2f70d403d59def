/** How long a part of the portal may take to load (spec sections 7 and 9). */
const chunkTimeout = 120_000;

/** A part of the portal that did not come in time. */
export class ChunkTimeout extends Error {
  override readonly name = 'ChunkTimeout';
}

/** A part of the portal that is not there, or not whole. */
export class ChunkMissing extends Error {
  override readonly name = 'ChunkMissing';
}

/** Waits for a part of the portal, or for an answer, but not for ever. @throws ChunkTimeout */
export async function inTime<Part>(part: Promise<Part>, timeout = chunkTimeout): Promise<Part> {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new ChunkTimeout('Loading chunk failed: timeout')), timeout);
  });
  try {
    return await Promise.race([part, late]);
  } finally {
    clearTimeout(alarm);
  }
}
