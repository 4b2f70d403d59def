import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';
import { runWithProgress, say } from '../bootstrap/progress.mjs';
import { compressSite } from '../build/compress.ts';
import { hashSources } from './source-hash.ts';

interface Build {
  name: string;
  label: string;
  /** What the result is made from: the build is skipped while none of it has changed. */
  sources: readonly string[];
  out: string;
  /** Whether the result is served by a server that sends compressed copies. */
  compressed: boolean;
  args: readonly string[];
}

const shared = ['packages', 'package-lock.json', 'tsconfig.json'];

export const portalBuild: Build = {
  name: 'portal',
  label: 'Building the portal',
  sources: ['apps/portal', ...shared],
  out: path.join(root, 'apps/portal/dist'),
  compressed: true,
  args: ['node_modules/vite/bin/vite.js', 'build', 'apps/portal'],
};

export const catalogueBuild: Build = {
  name: 'catalogue',
  label: 'Building the catalog',
  sources: ['.storybook', 'stories', 'fixtures', 'apps/portal', 'tools/manifest', 'tools/props', ...shared],
  out: path.join(root, 'storybook-static'),
  compressed: false,
  args: [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '-o',
    'storybook-static',
    '--disable-telemetry',
  ],
};

const stampOf = ({ name }: Build) => path.join(root, '.cache/builds', name);

/** Builds, whatever was built before. */
export async function build(what: Build, signal?: AbortSignal): Promise<void> {
  const hash = hashSources(what.sources);
  // Built for whoever opens it, also where a test asked for the build.
  const { VITEST: _, ...around } = process.env;
  const env = { ...around, NODE_ENV: 'production', NO_COLOR: '1' };
  const options = { cwd: root, env, ...(signal && { signal }) };
  await runWithProgress(what.label, process.execPath, what.args, options);
  if (what.compressed) compressSite(what.out);
  mkdirSync(path.dirname(stampOf(what)), { recursive: true });
  writeFileSync(stampOf(what), hash);
}

/** Builds, unless the same sources were built before and the result is still there. */
export async function buildWhenChanged(what: Build, signal?: AbortSignal): Promise<void> {
  const stamp = stampOf(what);
  const standing = existsSync(path.join(what.out, 'index.html')) && existsSync(stamp);
  if (standing && readFileSync(stamp, 'utf8') === hashSources(what.sources)) {
    return say(`${what.label}: nothing has changed since last time`);
  }
  await build(what, signal);
}
