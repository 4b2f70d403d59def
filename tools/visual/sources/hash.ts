import { createHash } from 'node:crypto';

/** One hash over lines, in the order given. */
export const hashOf = (lines: Iterable<string>): string => {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line).update('\n');
  return hash.digest('hex');
};

/** The hash of a picture's bytes: its name in the cache. */
export const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
