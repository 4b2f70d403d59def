import { defineConfig } from '@playwright/test';
import { findBrowser, launchFlags } from './tools/browser/find-browser.mjs';
import { freePort } from './tools/journeys/free-port.ts';

// Chosen once, by the first process that reads this file; the workers read it again and inherit the choice.
process.env.JOURNEYS_PORT ??= String(await freePort());

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'apps/portal/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.cache/journeys',
  globalSetup: './tools/journeys/global-setup.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    actionTimeout: 15_000,
    baseURL: `http://localhost:${process.env.JOURNEYS_PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args: launchFlags, ...(executablePath && { executablePath }) },
  },
});
