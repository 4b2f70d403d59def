import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/**
 * For a load balancer: is the process alive, and may it be sent customers. While it stops it says no, and hangs up after
 * each answer: a connection kept alive for more would be waited for.
 */
export function health(app: FastifyInstance, database: Database): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  const open = { config: { duringMaintenance: true }, logLevel: 'warn' } as const;
  app.get('/healthz', open, async () => ({ status: 'alive' }));
  app.get('/readyz', open, async (_request, reply) => {
    const isReady = !isStopping && (await database.isReady());
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'notReady' });
  });
}
