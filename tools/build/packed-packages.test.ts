import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { findBrowser, launchFlags } from '../browser/find-browser.mjs';
import { buildPackages, publishable } from './packages.ts';
import { type Installed, installedIn, modulesOf, writeSampleApp } from './sample-app.ts';

let app: string;
let installed: readonly Installed[];
let server: PreviewServer | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  app = writeSampleApp(await buildPackages());
  installed = installedIn(app, publishable);
  const modules = installed.flatMap(modulesOf);
  writeFileSync(
    path.join(app, 'every-export.ts'),
    modules.map((name, index) => `export type * as _${index} from '${name}';\n`).join(''),
  );
  const input = ['index.html', 'button.html'].map((file) => path.join(app, file));
  const quiet = { root: app, configFile: false, logLevel: 'error' } as const;
  await build({ ...quiet, build: { rolldownOptions: { input } } });
  server = await preview({ ...quiet, preview: { port: 0, host: '127.0.0.1' } });
  const executablePath = findBrowser();
  browser = await chromium.launch({ args: launchFlags, ...(executablePath && { executablePath }) });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (app) rmSync(app, { recursive: true, force: true });
});

async function open(file: string): Promise<{ tab: Page; errors: string[] }> {
  const tab = await browser?.newPage();
  const address = server?.resolvedUrls?.local[0];
  if (!tab || !address) throw new Error('The app is not being served.');
  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(error.message));
  tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await tab.goto(new URL(file, address).href);
  return { tab, errors };
}

/** Runs Node in the app, as its own scripts would. */
const runNode = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: app, encoding: 'utf8', stdio: 'pipe' });

test('the packed design system renders a working, styled button, and asks for none of our other packages', async () => {
  const { tab, errors } = await open('button.html');
  await tab.getByRole('button', { name: 'Pressed 0 times' }).click();
  const pressed = tab.getByRole('button', { name: 'Pressed 1 times' });
  const background = await pressed.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(errors).toEqual([]);
  const dependencies =
    installed.find(({ name }) => name.endsWith('design-system'))?.manifest.dependencies ?? {};
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@linework'))).toEqual([]);
});

test("the README's app signs in and turns on paperless billing, with nothing in the console", async () => {
  const { tab, errors } = await open('index.html');
  await tab.getByLabel('Username', { exact: true }).fill('maple');
  await tab.getByLabel('Password', { exact: true }).fill('any password');
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await tab.getByRole('button', { name: 'Turn on paperless billing' }).click();
  await tab.getByRole('button', { name: 'Continue' }).click();
  await tab.getByRole('button', { name: 'Turn on paperless billing' }).click();
  await tab.getByRole('heading', { level: 1, name: /paperless billing is on/i }).waitFor();
  expect(errors).toEqual([]);
});

test.each([390, 800, 1280])(
  'its sign-in covers nothing and keeps off the edges, %d px wide',
  async (width) => {
    const { tab } = await open('index.html');
    await tab.setViewportSize({ width, height: 844 });
    const boxOf = async (of: string) =>
      (await tab.locator(of).boundingBox()) ?? { x: 0, y: 0, width, height: 0 };
    const [night, heading] = [await boxOf('[data-part="night"]'), await boxOf('h1')];
    expect(night.x).toBeGreaterThanOrEqual(16);
    expect(heading.x + heading.width).toBeLessThanOrEqual(width - 16);
    // Above it, or beside it.
    expect(heading.y >= night.y + night.height || heading.x >= night.x + night.width).toBe(true);
  },
);

/**
 * What the compiler that the README has an app install says of it.
 * @throws Error where it did not run to its end
 */
function typeCheck(tsconfig: string): string {
  const args = ['node_modules/typescript/bin/tsc', '-p', tsconfig];
  const { error, status, stderr, stdout } = spawnSync(process.execPath, args, { cwd: app, encoding: 'utf8' });
  // Types that do not fit are told on stdout alone.
  const hasChecked = status === 0 || (status !== null && stdout && !stderr);
  if (!hasChecked) throw error ?? new Error(stderr || `The compiler ended with ${status}.`);
  return stdout;
}

test("the README's app type-checks with what the README has it install, and with its settings", () => {
  expect(typeCheck('tsconfig.readme.json')).toBe('');
});

test('the types of every export are complete for whoever installs the packages', () => {
  const stdout = typeCheck('tsconfig.exports.json');
  // What other packages' declarations lack (styled-components leans on Node's) is theirs and not judged here.
  const theirs = /^\s|^node_modules\/(?!@linework)/;
  expect(stdout.split('\n').filter((line) => line && !theirs.test(line))).toEqual([]);
});

describe('without a browser', () => {
  const importAll = () => [
    '--input-type=module',
    '--eval',
    installed
      .flatMap(modulesOf)
      .map((name) => `await import('${name}');`)
      .join('\n'),
  ];

  test('Node imports everything that a package exports', () => {
    expect(() => runNode(...importAll())).not.toThrow();
  });

  test('a host with server components loads all of it, and leaves to the browser what says so', () => {
    const host = pathToFileURL(path.join(root, 'tools/build/on-server.mjs')).href;
    expect(() => runNode('--conditions=react-server', '--import', host, ...importAll())).not.toThrow();
  });

  test("an app's own tests draw it in both languages", () => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    expect(runNode(vitest, 'run', '--globals', '--root', app)).toContain('2 passed');
  });

  test('tokens can be read as design tools do', () => {
    const code = `import dark from '@linework/design-system/tokens/dark.json' with { type: 'json' };
      console.log(Object.keys(dark).length);`;
    expect(Number(runNode('--input-type=module', '--eval', code))).toBeGreaterThan(0);
  });
});

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The packages that a compiled module imports, at once or when they are needed. */
const importedBy = (code: string): string[] =>
  [...code.matchAll(/(?:^(?:import|export|\}) ?(?:[^'"\n]* from )?|\bimport\()["']([^."'][^"']*)["']/gm)].map(
    ([, specifier = '']) => packageOf(specifier),
  );

test('a package asks for all that its modules import, and says what it is and what has changed', () => {
  for (const { name, folder, manifest } of installed) {
    const asked = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const imported = globSync('lib/**/*.js', { cwd: folder }).flatMap((file) =>
      importedBy(readFileSync(path.join(folder, file), 'utf8')),
    );
    expect(imported, name).not.toEqual([]);
    const missing = [...new Set(imported)].filter((wanted) => wanted !== name && !asked.includes(wanted));
    expect(missing, name).toEqual([]);
    for (const text of ['README.md', 'CHANGELOG.md'])
      expect(existsSync(path.join(folder, text)), name).toBe(true);
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    const faces = Object.keys(manifest.exports).filter((face) => /^\.\/[a-z/-]+$/.test(face));
    // What is not under a heading of its own is named by the end of its import.
    expect(
      faces.filter((face) => !readme.includes(face.slice(2))),
      name,
    ).toEqual([]);
    expect(manifest, name).toMatchObject({
      license: 'UNLICENSED',
      exports: { './package.json': './package.json' },
    });
  }
});
