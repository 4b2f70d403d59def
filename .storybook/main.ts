import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { serveReviewers } from '../tools/pictures/serve-reviewers.ts';
import { serveProps } from '../tools/props/serve-props.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.@(mdx|stories.tsx)',
    '../apps/portal/src/**/*.@(mdx|stories.tsx)',
    '../stories/**/*.@(mdx|stories.tsx)',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '../tools/manifest/preset.ts',
  ],
  // Nothing leaves the machine: no usage figures, no crash reports, no look-up of newer versions.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      build: {
        reportCompressedSize: false,
        // A story has all words there are: in a file each they are most of what it asks for.
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'words', test: /\.(?:en|es)\.json$/ }] } },
        },
      },
      // A test shows what the sources hold, never pictures that happen to lie here.
      plugins: [msw({ mode: 'worker-only' }), !process.env.VITEST && [serveReviewers(), serveProps()]],
    }),
});
