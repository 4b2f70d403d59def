import { defineConfig } from '@playwright/test';
import { findBrowser, launchFlags } from './tools/browser/find-browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'apps/portal/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.cache/journeys',
  // Node reads our sources as they are: Playwright would put each through a compiler of its own first.
  build: { external: ['**/*.ts', '**/*.tsx'] },
  globalSetup: './tools/journeys/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    actionTimeout: 15_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // For the journey that fails, `--trace retain-on-failure` records it: always on, that is a twelfth of the work of each.
    trace: 'off',
    launchOptions: { args: launchFlags, ...(executablePath && { executablePath }) },
  },
});
