import { createServer } from 'node:net';
import { Refusal } from '../bootstrap/progress.mjs';

/** The error code of listening there, or undefined when one can. */
function listeningFails(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Refuses a port that somebody listens on, whichever of this machine's own addresses they use. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    const code = await listeningFails(port, host);
    if (code === 'EADDRINUSE') {
      throw new Refusal(`Port ${port} is taken: stop what is using it, or set ${variable} to another port.`);
    }
    if (code === 'EACCES') {
      throw new Refusal(
        `Port ${port} needs more rights than this user has: set ${variable} to one above 1023.`,
      );
    }
    // Anything else (no IPv6 here, say) is no reason to refuse.
  }
}
