import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpConfiguration } from '../../src/configuration/smtp-url.ts';

export interface TestSmtp {
  readonly settings: SmtpConfiguration;
  /** What arrived, as it was sent. */
  readonly arrived: readonly string[];
  stop(): Promise<void>;
}

/** A real mail server on a port of its own, which takes whatever its options do not refuse. */
export async function startSmtp(
  options: SMTPServerOptions = {},
  settings: Partial<SmtpConfiguration> = {},
): Promise<TestSmtp> {
  const arrived: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        arrived.push(text);
        done();
      });
    },
    ...options,
  });
  // What a client breaks off is the client's to tell.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const local = { host: '127.0.0.1', user: null, password: null, isSecure: false, isLocal: true };
  return {
    settings: { ...local, port, ...settings },
    arrived,
    stop: async () => await new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
