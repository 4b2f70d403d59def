import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bankConnectAccounts } from '@linework/fixtures';
import { root } from '../bootstrap/install.mjs';
import { CommandFailed, Refusal, runWithProgress, say } from '../bootstrap/progress.mjs';
import { mountRow } from '../mounts/mounts.ts';
import { openEdgeLog } from './edge-log.ts';
import type { Settings } from './settings.ts';

/** How long a stopping edge may take to finish payments in flight before its whole process group is killed. */
const graceMilliseconds = 20_000;
/** Shows the community-solutions variant unless `COMMUNITY_HOSTS` says otherwise; browsers know it as this machine. */
const communityHost = 'community.localhost';
const readyWithinMilliseconds = 60_000;

export interface Edge {
  /** Resolves when the edge has ended, with what it said last on stderr. */
  ended: Promise<string>;
  /** Lets payments in flight finish, then ends the edge and everything it started. */
  stop(): Promise<void>;
  /** Ends the edge and everything it started as a power cut would. */
  kill(): Promise<void>;
}

/** A place in each frame has a part, and what is done elsewhere is done somewhere, so that they can be seen. */
const parts = path.join(root, 'tools/mounts/parts');
const places = ['homepage-mfe', 'troubleshoot-stub-2', 'manage'];
const samplePlaces = {
  PARTS_DIR: parts,
  MOUNTS: places
    .map((place) => mountRow(place, '/parts/sample-part.js', path.join(parts, 'sample-part.js')))
    .join(';'),
  SELF_INSTALL_URL: 'https://install.provider.example/start',
  VOICE_MANAGER_URL: 'https://voice.provider.example/lines',
};

export function edgeEnvironment(settings: Settings, port: number): NodeJS.ProcessEnv {
  return {
    COMMUNITY_HOSTS: communityHost,
    // One demo customer signs in to a bank; `BANK_CONNECT=on` offers it to all of them.
    ...(settings.demo && { BANK_CONNECT: bankConnectAccounts.join(), ...samplePlaces }),
    ...process.env,
    PORT: String(port),
    DATA_DIR: settings.dataDir,
    PORTAL_ENV: settings.portalEnv,
    PORTAL_DIST: settings.portalDist,
    CATALOGUE_PORT: String(settings.cataloguePort),
  };
}

/** Runs one of the edge's commands; what it says of its own failure is all that is shown of it. */
export async function runEdgeCommand(
  label: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  try {
    const command = [path.join('apps/edge/src/commands', script), ...args];
    await runWithProgress(label, process.execPath, command, { cwd: root, env, signal });
  } catch (error) {
    throw error instanceof CommandFailed && error.stderr ? new Refusal(error.stderr) : error;
  }
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (!child.pid) return;
  try {
    // A group of its own, so that the sandbox processor and the database go with it.
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}

/** Starts the edge in a process group of its own, its log going to a file beside the data. */
export function startEdge(settings: Settings, port: number, nodeArgs: readonly string[] = []): Edge {
  const log = openEdgeLog(settings.dataDir);
  const child = spawn(process.execPath, [...nodeArgs, 'apps/edge/src/index.ts'], {
    cwd: root,
    env: edgeEnvironment(settings, port),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  // Our parent kills this group should we be killed without a chance to.
  process.send?.({ group: child.pid });
  child.stdout.pipe(log, { end: false });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-4_000);
    log.write(chunk);
  });
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', () => resolve(said.trim()));
  });
  return {
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await Promise.race([ended, wait(graceMilliseconds, undefined, { ref: false })]);
      killGroup(child, 'SIGKILL');
    },
    async kill() {
      killGroup(child, 'SIGKILL');
      await ended;
    },
  };
}

/** Waits until the edge says that it is ready; refuses with its own sentence when it ends before. */
export async function edgeReady(edge: Edge, port: number): Promise<void> {
  const deadline = Date.now() + readyWithinMilliseconds;
  let over = false;
  const gone = edge.ended.then((said) => {
    over = true;
    return said;
  });
  say('Starting the edge …');
  for (let round = 1; Date.now() < deadline && !over; round += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (round % 20 === 0) say('Starting the edge … still not ready');
    await wait(200);
  }
  if (over) throw new Refusal((await gone) || 'The edge ended before it was ready, and did not say why.');
  throw new Refusal(`The edge was not ready after ${readyWithinMilliseconds / 1000} s.`);
}
