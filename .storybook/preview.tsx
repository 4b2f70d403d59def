import '@linework/design-system/styles.css';
import './docs.css';
import './stillness.css';
import { type CopyInstance, locales } from '@linework/copy';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { accessibilityRules } from './accessibility-rules.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { catalogueCopy, recordShownWords } from './catalogue-copy.ts';
import { componentProps } from './component-props.ts';
import { DocsInScheme } from './DocsInScheme.tsx';
import { expectDialogShown } from './dialog-shown.ts';
import { everyCallReceived, expectEveryCallAnswered, startNetwork } from './network.ts';
import { Paper } from './Paper.tsx';
import { ownerLine, type PaperOwner } from './paper-owner.ts';
import { componentOf, withCompilerProps } from './prop-tables.ts';
import { MisspelledNotice, SituationNotice } from './SituationNotice.tsx';
import { StoryPage } from './StoryPage.tsx';
import { fontsReady, holdStill } from './stillness.ts';
import { storyWords } from './story-words.ts';
import {
  choicesOf,
  followsSituation,
  globalTypes,
  initialGlobals,
  misspelledIn,
  situationAsked,
  toggleAsked,
  variantAsked,
  viewports,
} from './toolbar.ts';

export type { StoryWords } from './story-words.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startNetwork)],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    // What react-aria announced stays for seconds, and may be named by a step that has gone since.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      config: { rules: accessibilityRules },
    },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    docs: { container: DocsInScheme, page: ComponentPage },
    // In snippets a callback is a callback: what the build calls it says nothing.
    jsx: { showFunctions: true, functionValue: () => '() => {}' },
    options: {
      storySort: {
        includeNames: true,
        order: [
          'Welcome',
          'Foundations',
          ['Color', 'Color pairs', 'Type', 'Space', 'Icons', 'What stands still'],
          'Components',
          ['Actions', 'Forms', 'Layout', 'Feedback', 'Navigation', 'Data display'],
          'Flows',
          [
            'Billing home',
            'One-time payment',
            ['Overview'],
            'One-time payment steps',
            'Auto Pay',
            ['Enroll', ['Overview'], 'Manage', ['Overview']],
            'Scheduled payment',
            ['Overview'],
            'Wallet',
            ['Overview'],
            'Device payment',
            ['Overview'],
            'Paperless billing',
            ['Overview'],
            'Quick pay',
            ['Overview', 'Journeys'],
          ],
          'Areas',
          'Messages',
          'Flow atlas',
          'Outcomes',
          [
            'Register',
            'Payment',
            ['Overview'],
            'Billing',
            ['Overview'],
            'Sign-in',
            ['Overview'],
            'System',
            ['Overview'],
            'Auto Pay',
            ['Overview'],
            'Mobile',
            ['Overview'],
            'Paperless billing',
            ['Overview'],
            'Scheduled payments',
            ['Overview'],
            'Statements',
            ['Overview'],
            'Transactions',
            ['Overview'],
            'Wallet',
            ['Overview'],
          ],
          'Account states',
          ['Register', 'Standings', ['Overview'], 'Roles'],
          'Copy',
          'Journeys',
          'Pages',
          'Print',
          'Catalog',
        ],
      },
    },
  },
  argTypesEnhancers: [
    ({ argTypes, title }) => {
      const component = componentOf(title);
      const rows = component === null ? undefined : componentProps[component];
      return component && rows ? withCompilerProps(argTypes, rows, component) : argTypes;
    },
  ],
  loaders: [
    async ({ globals, tags }): Promise<{ copy: CopyInstance }> => {
      holdStill(tags.includes(followsSituation) ? situationAsked(globals)?.clock : undefined);
      recordShownWords();
      const { language, pseudoLong, brand, scheme } = choicesOf(globals);
      Object.assign(document.documentElement, { lang: locales[language] });
      Object.assign(document.documentElement.dataset, {
        brand,
        scheme,
        toggle: toggleAsked(globals),
        variant: variantAsked(globals),
      });
      const [copy] = await Promise.all([catalogueCopy(language, pseudoLong), fontsReady()]);
      return { copy };
    },
  ],
  // The last story's page is gone when its calls are received, and its answers are not.
  beforeEach: (context) => {
    const { copy }: { copy?: CopyInstance } = context.loaded;
    if (!copy) throw new Error('The words of this story did not load');
    Object.assign(context, { words: storyWords(copy) });
    return everyCallReceived;
  },
  afterEach: [expectEveryCallAnswered, expectDialogShown],
  decorators: [
    (Story, { loaded, globals, parameters, tags }) => {
      const { copy }: { copy?: CopyInstance } = loaded;
      if (!copy) throw new Error('The words of this story did not load');
      const asked = situationAsked(globals);
      const shown = JSON.stringify([asked, toggleAsked(globals), variantAsked(globals)]);
      const { paperOwner }: { paperOwner?: PaperOwner } = parameters;
      return (
        // Another situation is another customer, another toggle another portal: nothing of the last one may stay.
        <StoryPage key={shown} copy={copy}>
          {misspelledIn(globals).map(({ tool, value }) => (
            <MisspelledNotice key={tool} tool={tool} value={value} />
          ))}
          {asked && <SituationNotice isFollowed={tags.includes(followsSituation)} />}
          {choicesOf(globals).medium === 'paper' ? (
            <Paper owner={paperOwner && ownerLine(copy, paperOwner)}>
              <Story />
            </Paper>
          ) : (
            <Story />
          )}
        </StoryPage>
      );
    },
  ],
});
