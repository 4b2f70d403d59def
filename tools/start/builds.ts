import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';
import { runWithProgress, say } from '../bootstrap/progress.mjs';
import { hashSources } from './source-hash.ts';

interface Build {
  name: string;
  label: string;
  /** What the result is made from: the build is skipped while none of it has changed. */
  sources: readonly string[];
  out: string;
  args: readonly string[];
}

const shared = ['packages', 'package-lock.json', 'tsconfig.json'];

export const portalBuild: Build = {
  name: 'portal',
  label: 'Building the portal',
  sources: ['apps/portal', ...shared],
  out: path.join(root, 'apps/portal/dist'),
  args: ['node_modules/vite/bin/vite.js', 'build', 'apps/portal'],
};

export const catalogueBuild: Build = {
  name: 'catalogue',
  label: 'Building the catalogue',
  sources: ['.storybook', 'stories', 'fixtures', 'apps/portal', ...shared],
  out: path.join(root, 'storybook-static'),
  args: [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '-o',
    'storybook-static',
    '--disable-telemetry',
  ],
};

/** Builds, unless the same sources were built before and the result is still there. */
export async function buildWhenChanged(build: Build, signal?: AbortSignal): Promise<void> {
  const stamp = path.join(root, '.cache/builds', build.name);
  const hash = hashSources(build.sources);
  const upToDate =
    existsSync(path.join(build.out, 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash;
  if (upToDate) return say(`${build.label}: nothing has changed since last time`);
  const env = { ...process.env, NODE_ENV: 'production' };
  await runWithProgress(build.label, process.execPath, build.args, {
    cwd: root,
    env,
    ...(signal && { signal }),
  });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
