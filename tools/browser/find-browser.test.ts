import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'linework-browser-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function executable(name: string, exitCode: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** What a process with this environment finds. */
function found(env: Record<string, string>): string {
  const module = path.join(import.meta.dirname, 'find-browser.mjs');
  const script = `import(${JSON.stringify(module)}).then(({ findBrowser }) => {
    try { process.stdout.write(String(findBrowser())); } catch (error) { process.stdout.write(error.message); }
  });`;
  return execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
}

describe.skipIf(process.platform === 'win32')('the browser that tests use', () => {
  test('is the one that CHROMIUM_PATH names, before any other', () => {
    const named = executable('my-own', 0);
    executable('chromium', 0);
    expect(found({ CHROMIUM_PATH: named, PATH: folder })).toBe(named);
  });

  test('is refused in one sentence when CHROMIUM_PATH names nothing', () => {
    expect(found({ CHROMIUM_PATH: '/nowhere/chromium', PATH: folder })).toBe(
      'CHROMIUM_PATH names /nowhere/chromium, and there is no such file.',
    );
  });

  test('is found on the PATH by its usual names', () => {
    const chrome = executable('google-chrome', 0);
    expect(found({ PATH: folder })).toBe(chrome);
  });

  test('is one that draws no window, where there is such a one', () => {
    executable('chromium', 0);
    const shell = executable('chromium-headless-shell', 0);
    expect(found({ PATH: folder })).toBe(shell);
  });

  test('is not a command of that name that only says what to install', () => {
    executable('chromium', 1);
    const works = executable('google-chrome-stable', 0);
    expect(found({ PATH: folder })).toBe(works);
  });
});
