import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildBareApp } from '../bench/bare-app.ts';
import { filesOfFirstLoad, weightOf } from '../bench/first-load-files.ts';
import { buildWhenChanged, portalBuild } from '../start/builds.ts';

let bare: number;

beforeAll(async () => {
  await buildWhenChanged(portalBuild);
  // As customers would get it: vitest says that it is under test, and React is another then.
  vi.stubEnv('NODE_ENV', 'production');
  const dist = await buildBareApp();
  bare = weightOf(dist, globSync('assets/*.js', { cwd: dist }));
});
afterAll(() => vi.unstubAllEnvs());

/** What they are, a hundredth to spare: who saves something lowers it, and nobody raises it without a decision's word. */
test.each([
  ['sign-in', 1.5],
  ['billing-home', 1.88],
] as const)('the first load of %s is at most %d times the bare app’s', (page, times) => {
  const ours = weightOf(portalBuild.out, filesOfFirstLoad(portalBuild.out, page));
  expect(ours / bare).toBeLessThanOrEqual(times);
});
