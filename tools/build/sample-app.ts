import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../bootstrap/install.mjs';
import { readmeApp, readmeInstalls } from './readme-app.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const pinned = (name: string): string =>
  `${name}@${readJson(path.join(root, 'node_modules', name, 'package.json')).version}`;

const buttonPage = `<!doctype html>
<html lang="en"><head><title>Empty app</title><link rel="icon" href="data:," /></head>
<body><div id="root"></div><script type="module" src="/button.tsx"></script></body></html>`;

const button = `import { Button } from '@linework/design-system';
import '@linework/design-system/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [pressed, setPressed] = useState(0);
  return <Button onPress={() => setPressed(pressed + 1)}>Pressed {pressed} times</Button>;
}

createRoot(document.getElementById('root')!).render(<App />);
`;

/** What a stranger's own test of such an app is: no browser, and the packages as Node loads them. */
const itsTest = `import { renderToString } from 'react-dom/server';
import { App, loadWords } from './App.tsx';

test.each([['en', 'View your bill'], ['es', 'Iniciar sesión']] as const)('is drawn in %s', async (language, text) => {
  expect(renderToString(<App copy={await loadWords(language)} language={language} />)).toContain(text);
});
`;

/** The README's settings for its own files alone: what the tests put beside them is no part of it. */
const readmeTsconfig = { extends: './tsconfig.json', files: ['main.tsx'] };

/** The same for all that the packages export, with the declarations themselves checked. */
const everyExportTsconfig = {
  extends: './tsconfig.json',
  compilerOptions: { skipLibCheck: false },
  files: ['main.tsx', 'button.tsx', 'every-export.ts'],
};

/** One of our packages as it lies in the app that installed it. */
export interface Installed {
  readonly name: string;
  readonly folder: string;
  readonly manifest: {
    readonly description: string;
    readonly license: string;
    readonly exports: Readonly<Record<string, string | { types: string; default: string }>>;
    readonly dependencies: Readonly<Record<string, string>>;
    readonly peerDependencies?: Readonly<Record<string, string>>;
  };
}

export const installedIn = (app: string, names: readonly string[]): Installed[] =>
  names.map((name) => {
    const folder = path.join(app, 'node_modules/@linework', name);
    return { name: `@linework/${name}`, folder, manifest: readJson(path.join(folder, 'package.json')) };
  });

/** What can be imported of a package as a module, by the name that an app imports it by. */
export const modulesOf = ({ name, manifest }: Installed): string[] =>
  Object.entries(manifest.exports).flatMap(([key, target]) =>
    typeof target === 'string' || !target.default.endsWith('.js') ? [] : [name + key.slice(1)],
  );

/** An app that has nothing of ours but the tarballs: the README's, and one with a component alone. */
export function writeSampleApp(tarballs: readonly string[]): string {
  const app = mkdtempSync(path.join(tmpdir(), 'linework-sample-app-'));
  const files: Record<string, string> = {
    ...readmeApp(),
    'package.json': JSON.stringify({ name: 'sample-app', private: true, type: 'module' }),
    'button.html': buttonPage,
    'button.tsx': button,
    'App.test.tsx': itsTest,
    'tsconfig.readme.json': JSON.stringify(readmeTsconfig),
    'tsconfig.exports.json': JSON.stringify(everyExportTsconfig),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(app, name), text);
  const wanted = readmeInstalls().map(pinned);
  const how = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...how, ...tarballs, ...wanted], {
    cwd: app,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  });
  return app;
}
