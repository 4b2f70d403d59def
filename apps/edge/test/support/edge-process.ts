import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface EdgeProcess {
  readonly url: string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** As a power cut would. */
  kill(): Promise<void>;
}

const sources = fileURLToPath(new URL('../../src/index.ts', import.meta.url));

/** The edge as a process of its own, once it listens. @param entry what is started: the sources, where nothing else was built of them */
export async function startEdgeProcess(
  environment: Readonly<Record<string, string>>,
  entry = sources,
): Promise<EdgeProcess> {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/\S+/.exec(text.toString()) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The edge ended at its start (${code}).`)));
  });
  return {
    url,
    ended,
    signal: (name) => {
      child.kill(name);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
