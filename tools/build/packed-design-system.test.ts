import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { findBrowser, launchFlags } from '../browser/find-browser.mjs';
import { buildPackage } from './packages.ts';

let app: string;
let server: PreviewServer | undefined;
let browser: Browser | undefined;

const pinned = (name: string): string => {
  const manifest: { version: string } = JSON.parse(
    readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return `${name}@${manifest.version}`;
};

const page = `<!doctype html>
<html lang="en"><head><title>Empty app</title><link rel="icon" href="data:," /></head>
<body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>`;

const main = `import { Button } from '@linework/design-system';
import '@linework/design-system/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [pressed, setPressed] = useState(0);
  return <Button onPress={() => setPressed(pressed + 1)}>Pressed {pressed} times</Button>;
}

createRoot(document.getElementById('root')!).render(<App />);
`;

const typeCheck = {
  compilerOptions: {
    target: 'es2024',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: ['vite/client', 'react', 'react-dom'],
  },
  include: ['main.tsx'],
};

/** An app that has nothing of ours but the tarball, built by its own Vite, served as static files. */
beforeAll(async () => {
  const tarball = await buildPackage('design-system');
  app = mkdtempSync(path.join(tmpdir(), 'linework-empty-app-'));
  mkdirSync(app, { recursive: true });
  writeFileSync(
    path.join(app, 'package.json'),
    JSON.stringify({ name: 'empty-app', private: true, type: 'module' }),
  );
  writeFileSync(path.join(app, 'index.html'), page);
  writeFileSync(path.join(app, 'main.tsx'), main);
  writeFileSync(path.join(app, 'tsconfig.json'), JSON.stringify(typeCheck));
  const wanted = ['react', 'react-dom', 'vite', '@types/react', '@types/react-dom'].map(pinned);
  const install = [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    tarball,
    ...wanted,
  ];
  execFileSync('npm', install, { cwd: app, stdio: 'pipe', shell: process.platform === 'win32' });
  await build({ root: app, configFile: false, logLevel: 'error' });
  server = await preview({
    root: app,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const executablePath = findBrowser();
  browser = await chromium.launch({ args: launchFlags, ...(executablePath && { executablePath }) });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (app) rmSync(app, { recursive: true, force: true });
});

test('the packed design system renders a working, styled button in an app that has nothing else of ours', async () => {
  const tab = await browser?.newPage();
  const address = server?.resolvedUrls?.local[0];
  if (!tab || !address) throw new Error('The empty app is not being served.');
  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(error.message));
  tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await tab.goto(address);
  const button = tab.getByRole('button', { name: 'Pressed 0 times' });
  await button.click();
  await tab.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  const background = await tab
    .getByRole('button')
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(errors).toEqual([]);
});

test("the packed design system's types are complete for whoever installs it", () => {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', app], { cwd: app, encoding: 'utf8' });
  // What other packages' declarations lack (styled-components leans on Node's) is theirs and not judged here.
  const ours = stdout.split('\n').filter((line) => line.includes('@linework') || line.startsWith('main.tsx'));
  expect(ours).toEqual([]);
});
