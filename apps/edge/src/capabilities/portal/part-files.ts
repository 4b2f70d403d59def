import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves other teams' parts under `/parts/`, for a provider who has no other server on this origin for them. What a part must
 * be stands in the configuration, so a file that was changed is asked for again each time.
 */
export async function partFiles(app: FastifyInstance, directory: string | null): Promise<void> {
  if (directory === null) return;
  await app.register(fastifyStatic, {
    root: path.resolve(directory),
    prefix: '/parts/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (file) => file.endsWith('.js'),
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
}
