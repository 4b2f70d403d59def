import { z } from 'zod';
import type { BaseWords } from '../../tools/copy/matrix/changes-since.ts';

const written = z.object({
  commit: z.string(),
  words: z.record(z.string(), z.object({ en: z.string().exactOptional(), es: z.string().exactOptional() })),
});

/** Null while nobody has run `npm run copy -- base` or `npm run pictures`, in a test, and before the camera. */
export async function fetchBaseWords(): Promise<BaseWords | null> {
  try {
    const response = await fetch('./reviewers/words-base.json');
    return written.parse(await response.json());
  } catch {
    return null;
  }
}
