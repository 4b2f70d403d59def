import os from 'node:os';
import process from 'node:process';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser, launchFlags } from '../../browser/find-browser.mjs';

/**
 * Nothing that depends on the machine's screen or fonts' hinting. Frames come sixty times a second: as fast as they can,
 * they take the processor from the pages beside.
 */
const flags = [
  ...launchFlags,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

export interface CameraBrowser {
  readonly browser: Browser;
  /** `Chromium 156.0.7201.0 on linux x64`: pictures of one build are alike, of two builds they need not be. */
  readonly build: string;
  readonly flags: readonly string[];
}

export async function startBrowser(): Promise<CameraBrowser> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: flags });
  return { browser, flags, build: `Chromium ${browser.version()} on ${process.platform} ${process.arch}` };
}

/** Pages at once: two give most of what a machine has, more than four nothing. */
export const usualPages = Math.max(1, Math.min(4, os.availableParallelism()));
