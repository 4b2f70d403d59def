import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser, launchFlags } from './tools/browser/find-browser.mjs';
import { LongFirst } from './tools/test/long-first.ts';

const executablePath = findBrowser();

// A promise broken is found at once; these only bound what hangs, on a machine that is busy with much else.
const patient = { testTimeout: 30_000, hookTimeout: 30_000 };

// A test file leaves nothing behind: what many of them import is loaded once, not for each.
const loadedOnce = { isolate: false, unstubEnvs: true, unstubGlobals: true };

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...patient,
          environment: 'node',
          ...loadedOnce,
          maxWorkers: 2,
          include: [
            'packages/**/src/**/*.test.{ts,tsx}',
            'fixtures/**/*.test.ts',
            'tools/**/*.test.{ts,mjs}',
            'stories/**/*.test.{ts,tsx}',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['tools/build/*.test.ts', 'tools/new/new.test.ts'],
        },
      },
      {
        test: {
          name: 'packed',
          environment: 'node',
          include: ['tools/build/*.test.ts', 'tools/new/new.test.ts'],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'portal',
          ...patient,
          ...loadedOnce,
          environment: 'node',
          maxWorkers: 2,
          include: ['apps/portal/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'edge',
          environment: 'node',
          include: ['apps/edge/**/*.test.ts'],
          globalSetup: ['apps/edge/test/support/global-setup.ts'],
          pool: 'forks',
          ...loadedOnce,
          // A fifth of their time they wait for a database or a process to start: a third file uses it.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // A dependency found only while tests run reloads the page under them: look for all of them first, every time.
        optimizeDeps: { force: true },
        test: {
          name: 'stories',
          ...patient,
          isolate: false,
          maxWorkers: 2,
          // What is open is looked at again in other looks: that costs a third of drawing it once more.
          setupFiles: ['tools/looks/looks.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: launchFlags, ...(executablePath && { executablePath }) },
              contextOptions: { locale: 'en-US', timezoneId: 'America/New_York' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
