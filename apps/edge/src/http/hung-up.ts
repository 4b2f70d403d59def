import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { leftLine } from '../problems/full-line.ts';

/** One of each connection, as all of its requests end with it. */
const connections = new WeakMap<Socket, AbortSignal>();

/**
 * That whoever asks has hung up, and nobody reads the answer any more. By the connection: `request.signal` says nothing
 * once the body has been read.
 */
export function hungUp({ socket }: Pick<FastifyRequest, 'socket'>): AbortSignal {
  const known = connections.get(socket);
  if (known) return known;
  const end = new AbortController();
  const hangUp = () => end.abort(leftLine());
  if (socket.closed) hangUp();
  else socket.once('close', hangUp);
  connections.set(socket, end.signal);
  return end.signal;
}
