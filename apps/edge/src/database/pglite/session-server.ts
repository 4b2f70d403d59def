import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { sessionTurns, type Turn } from './session-turns.ts';
import { messageLength, readGreeting, requestEnds, terminate, welcome } from './wire-messages.ts';

/**
 * Serves PGlite over PostgreSQL's protocol, to any number of connections. (`@electric-sql/pglite-socket` hands each
 * protocol message to the session by itself, so that requests of two connections mix; tried, they do.)
 */
export function sessionServer(db: PGlite, serverVersion: string, onBroken: (error: unknown) => void): Server {
  const takeTurn = sessionTurns(db, onBroken);
  return createServer((socket) => {
    socket.setNoDelay(true);
    serve(socket, takeTurn(), serverVersion);
  });
}

function serve(socket: Socket, turn: Turn, serverVersion: string): void {
  let buffer = Buffer.alloc(0);
  let hasGreeted = false;
  let request: Buffer[] = [];

  const answer = (piece: Uint8Array) => {
    // PGlite reuses its memory for the next answer, so the bytes are copied before they wait in the socket.
    if (socket.writable) socket.write(Buffer.from(piece));
  };

  /** @returns whether the buffer held a whole message */
  function takeGreeting(): boolean {
    const greeting = readGreeting(buffer);
    if (greeting.kind === 'incomplete') return false;
    buffer = buffer.subarray(greeting.length);
    if (greeting.kind === 'unsupported') socket.end();
    if (greeting.kind === 'encryptionAsked') socket.write('N');
    if (greeting.kind === 'startup') {
      hasGreeted = true;
      socket.write(welcome(serverVersion));
    }
    return true;
  }

  function takeMessage(): boolean {
    const length = messageLength(buffer);
    if (length === null) return false;
    const type = String.fromCharCode(buffer.readUInt8(0));
    if (type === terminate) {
      socket.end();
    } else {
      request.push(buffer.subarray(0, length));
      if (requestEnds.has(type)) {
        turn.run(Buffer.concat(request), answer);
        request = [];
      }
    }
    buffer = buffer.subarray(length);
    return true;
  }

  socket.on('data', (data) => {
    buffer = buffer.length === 0 ? data : Buffer.concat([buffer, data]);
    while (hasGreeted ? takeMessage() : takeGreeting());
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => turn.leave());
}
