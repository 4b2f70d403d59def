import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from 'playwright';
import { ensureBrowser, launchFlags } from '../browser/find-browser.mjs';

/** What Lighthouse's own launcher passes to keep a browser to the page at hand. */
const quietFlags = [
  '--headless=new',
  '--lang=en-US',
  '--mute-audio',
  '--metrics-recording-only',
  '--no-default-browser-check',
  '--password-store=basic',
  '--use-mock-keychain',
  '--disable-extensions',
  '--disable-component-extensions-with-background-pages',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,AutofillServerCommunication,RenderDocument',
];

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

export interface LoneBrowser {
  /** Where it listens for whoever drives it. */
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * A browser with a profile of its own and these cookies, that nothing drives until somebody connects to its port. A
 * browser that Playwright started stays in Playwright's hands, whose ears in every tab take time from the page.
 */
export async function startLoneBrowser(cookies: Cookies): Promise<LoneBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'linework-browser-'));
  const flags = [...launchFlags, ...quietFlags, '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(await ensureBrowser(), [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await portOf(child.stderr);
    const visitor = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    await visitor.contexts()[0]?.addCookies(cookies);
    await visitor.close();
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function portOf(said: NodeJS.ReadableStream): Promise<number> {
  let port: string | undefined;
  for await (const line of createInterface(said)) {
    port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (port) break;
  }
  // What it says from then on is read and forgotten: a browser that nobody listens to would wait to be heard.
  said.resume();
  if (!port) throw new Error('The browser ended before it could be driven.');
  return Number(port);
}
