import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../../configuration/environment.ts';
import type { ProcessorMessage } from './main.ts';

export interface RunningSandbox {
  readonly url: string;
  stop(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
}

/** Starts the sandbox processor as a process of its own and waits until it answers. */
export async function startSandbox(environment: Environment, dataDirectory: string): Promise<RunningSandbox> {
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, PORTAL_ENV: environment, DATA_DIR: dataDirectory },
  });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: ProcessorMessage) => resolve(message.url));
    child.once('exit', (code) => reject(new Error(`The sandbox processor ended at its start (${code}).`)));
  });
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.disconnect();
      await exited;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
