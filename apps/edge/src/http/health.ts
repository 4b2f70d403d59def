import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

export interface Health {
  /** From now on the edge says that it is not ready, and hangs up after each answer. It goes on answering. */
  turnAway(): void;
}

/**
 * For a load balancer: is the process alive, and may it be sent customers. Before it stops it says no for a while, and hangs
 * up after each answer, so that customers are sent elsewhere while it still answers those who come.
 */
export function health(app: FastifyInstance, database: Database): Health {
  let isLeaving = false;
  const turnAway = () => {
    isLeaving = true;
  };
  app.addHook('preClose', async () => turnAway());
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
  const open = { config: { duringMaintenance: true }, logLevel: 'warn' } as const;
  app.get('/healthz', open, async () => ({ status: 'alive' }));
  app.get('/readyz', open, async (_request, reply) => {
    const isReady = !isLeaving && (await database.isReady());
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'notReady' });
  });
  return { turnAway };
}
