// Plain JavaScript on purpose: this runs on whatever Node started npm.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ensureInstalled, root } from './install.mjs';
import { began, failWith, Refusal } from './progress.mjs';

/** The Node that the lock file pins, where there is one for this platform; else the running one if it will do. */
function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folders = ['darwin', 'linux', 'win'].flatMap((system) =>
    [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`].map((folder) => ({
      system,
      folder,
    })),
  );
  const here = process.platform === 'win32' ? 'win' : process.platform;
  const candidate = folders
    .filter(({ system }) => system === here)
    .map(({ folder }) => path.join(root, 'node_modules', folder, 'bin', name))
    .find(existsSync);
  if (candidate) return candidate;
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return process.execPath;
  throw new Refusal(
    `No pinned Node is available for ${process.platform} ${process.arch}: please run this with Node 24 or newer.`,
  );
}

function killGroup(group) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Nobody of it is left.
  }
}

/** npm hands a SIGTERM to the shell between it and us, which dies of it without telling: watch who our parent is. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

/**
 * Installs what is missing, then runs `script` on the pinned Node with the arguments given to this process.
 * The script has an IPC channel: when this process disappears, it notices and stops; when the script is killed
 * outright, the process groups that it told of (`{ group: pid }`) are killed from here, so that no orphan stays.
 */
export async function handOver(script) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Refusal(`Node ${process.versions.node} is too old: please use Node 20.19 or newer.`);
  }
  await ensureInstalled();
  const node = pinnedNode();
  const bins = [path.join(root, 'node_modules/.bin'), path.dirname(node)].join(path.delimiter);
  const child = spawn(node, [path.join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      LINEWORK_BEGAN: String(began),
      PATH: `${bins}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  const groups = new Set();
  child.on('message', ({ group }) => groups.add(group));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill('SIGTERM'));
  child.on('error', failWith);
  child.on('exit', (code, signal) => {
    if (signal) for (const group of groups) killGroup(group);
    process.exit(code ?? 1);
  });
}
