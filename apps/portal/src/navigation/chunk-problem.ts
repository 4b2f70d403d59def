import { ChunkTimeout } from './load-chunk.ts';

const messages = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /loading chunk/i,
];

/** Whether an error means that a part of the portal did not load: missing, timed out or broken (spec section 8). */
export const isChunkProblem = (error: unknown): boolean =>
  error instanceof ChunkTimeout ||
  (error instanceof Error && messages.some((message) => message.test(error.message)));
