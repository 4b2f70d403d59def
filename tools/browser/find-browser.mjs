// Plain JavaScript on purpose: this runs on whatever Node started npm.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { Refusal, runWithProgress, say } from '../bootstrap/progress.mjs';

const isRoot = process.getuid?.() === 0;

/**
 * What Chromium leaves out. The last list given is the one that counts, so that Playwright's own stands here again; the three
 * pop-ups of its address bar are pages of their own, which every window loads and nobody sees: half of what a window costs.
 */
const leftOut = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...[
    'AvoidCorsURLLoaderRestartOnRedirect',
    'TcpPortRandomizationWin',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
  ],
  ...['AimEnabled', 'PreconnectToSearch'],
];

/** Flags for every browser we start: no sandbox as root (Chromium refuses otherwise), and no calls home. */
export const launchFlags = [
  `--disable-features=${leftOut.join()}`,
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Chromium as Debian packs it for whoever needs no window: the same pages for a fifth less work, so it comes first. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  return names.flatMap((name) =>
    endings.flatMap((ending) => folders.map((folder) => path.join(folder, name + ending))),
  );
}

function usualPlaces() {
  const { HOME = '', PROGRAMFILES, LOCALAPPDATA } = process.env;
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium'].map((app) => `Applications/${app}.app/Contents/MacOS/${app}`);
    return apps.flatMap((app) => [`/${app}`, path.join(HOME, app)]);
  }
  if (process.platform === 'win32') {
    const roots = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].filter(Boolean);
    return roots.flatMap((root) =>
      ['Google/Chrome', 'Chromium'].map((app) => path.join(root, app, 'Application/chrome.exe')),
    );
  }
  return ['/usr/bin/chromium', '/usr/lib/chromium/chromium', '/opt/google/chrome/chrome'];
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined; // not installed yet
  }
}

/** Some distributions ship a `chromium-browser` that only says "install the snap": ask before trusting. */
function answers(file) {
  if (!existsSync(file)) return false;
  if (process.platform === 'win32') return true; // there `--version` opens a window
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 15_000 });
    return true;
  } catch {
    return false;
  }
}

let found;

/** The path of a browser to use: `CHROMIUM_PATH`, else one on this machine, else Playwright's, else undefined. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Refusal(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
  }
  found ??= [...onPath(), ...usualPlaces(), playwrightsOwn()].find((file) => file && answers(file));
  return found;
}

function debianLike() {
  if (process.platform !== 'linux' || !existsSync('/etc/os-release')) return false;
  return /^(ID|ID_LIKE)=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function installDebians() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const installed = async (name) => {
    const args = ['install', '-y', '--no-install-recommends', name];
    await runWithProgress(`Installing ${name} from the distribution`, 'apt-get', args, { env });
  };
  try {
    await runWithProgress('Refreshing the package lists', 'apt-get', ['update'], { env });
    // Older releases, and Ubuntu's, have no shell apart.
    await installed(shell).catch(() => installed('chromium'));
  } catch (error) {
    say(`The distribution's Chromium could not be installed: ${error.message.split('\n')[0]}`);
  }
  return findBrowser();
}

async function installPlaywrights() {
  const cli = createRequire(import.meta.url).resolve('playwright/cli.js');
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await runWithProgress("Installing Playwright's Chromium", process.execPath, [
    cli,
    'install',
    ...withLibraries,
    'chromium',
  ]);
  return findBrowser();
}

/** `findBrowser()`, and where there is none, installs one. */
export async function ensureBrowser() {
  const already = findBrowser();
  if (already) return already;
  say('No Chromium or Chrome on this machine; installing one.');
  const installed = (isRoot && debianLike() && (await installDebians())) || (await installPlaywrights());
  if (installed) return installed;
  throw new Refusal('No browser could be installed: install Chromium or Chrome, or set CHROMIUM_PATH.');
}
