import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface EdgeProcess {
  readonly url: string;
  /** As a power cut would. */
  kill(): Promise<void>;
}

const entry = fileURLToPath(new URL('../../src/index.ts', import.meta.url));

/** The edge as a process of its own, once it listens. */
export async function startEdgeProcess(environment: Readonly<Record<string, string>>): Promise<EdgeProcess> {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const [found] = /http:\/\/\S+/.exec(text.toString()) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The edge ended at its start (${code}).`)));
  });
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
