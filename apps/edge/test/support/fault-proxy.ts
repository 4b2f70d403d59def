import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A line that stands between the edge and its database, and can be cut in every way that a network knows. */
export interface FaultProxy {
  readonly port: number;
  /** From now on packets pass. What was swallowed before stays swallowed, as its connections do. */
  pass(): void;
  /** Whatever is sent on the connections that stand now, either way, is never seen again; new ones work. */
  swallowStanding(): void;
  /** The same for every connection, new ones too. */
  swallowAll(): void;
  /** Once something is sent that contains the text, it arrives, and nothing that comes back does. */
  swallowAnswersTo(text: string): void;
  /** Ends all connections and takes no new ones. */
  refuse(): Promise<void>;
  /** Takes connections again. */
  accept(): Promise<void>;
  close(): Promise<void>;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  isSwallowed: boolean;
  areAnswersSwallowed: boolean;
}

export async function startFaultProxy(target: NetConnectOpts): Promise<FaultProxy> {
  const lines = new Set<Line>();
  let swallows = false;
  let fatal: string | null = null;

  const server = createServer((near) => {
    const far = connect(target);
    const line: Line = { near, far, isSwallowed: swallows, areAnswersSwallowed: false };
    lines.add(line);
    near.on('data', (data) => {
      if (fatal !== null && data.includes(fatal)) line.areAnswersSwallowed = true;
      if (!line.isSwallowed) far.write(data);
    });
    far.on('data', (data) => {
      if (!line.isSwallowed && !line.areAnswersSwallowed) near.write(data);
    });
    // The end of a line that swallows is not heard at the other side either.
    near.on('close', () => line.isSwallowed || line.areAnswersSwallowed || far.destroy());
    far.on('close', () => line.isSwallowed || line.areAnswersSwallowed || near.destroy());
    for (const side of [near, far]) {
      side.on('error', () => undefined);
      side.on('close', () => near.destroyed && far.destroyed && lines.delete(line));
    }
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('The proxy has no port');
    return address.port;
  };
  const endAll = () => {
    for (const { near, far } of lines) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  const port = await listen(0);
  return {
    port,
    pass: () => {
      swallows = false;
      fatal = null;
    },
    swallowStanding: () => {
      for (const line of lines) line.isSwallowed = true;
    },
    swallowAll: () => {
      swallows = true;
      for (const line of lines) line.isSwallowed = true;
    },
    swallowAnswersTo: (text) => {
      fatal = text;
    },
    refuse: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      endAll();
      await closed;
    },
    accept: async () => {
      await listen(port);
    },
    close: async () => {
      endAll();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
