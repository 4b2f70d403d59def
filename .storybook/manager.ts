import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { createElement } from 'react';
import {
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { type API, addons, types } from 'storybook/manager-api';
import { ReachPanel, reachAddon } from './ReachPanel.ts';
import { themes } from './theme.ts';
import { choicesOf } from './toolbar.ts';

const isDarkDesk = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;

document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900' }));

addons.setConfig({
  theme: isDarkDesk ? themes.dark : themes.light,
  layoutCustomisations: {
    // Registers, maps and tables have no controls, no accessibility report and no way through the portal.
    showPanel: ({ storyId, index }, usual) => {
      const entry = index?.[storyId ?? ''];
      return entry && 'tags' in entry && entry.tags?.includes('for:reviewers') ? false : usual;
    },
  },
});

/** Frame, docs and stories have one scheme, the toolbar's; it begins as the desk is, unless the address says otherwise. */
function followScheme(api: API): void {
  const isAsked = /(^|;)scheme:/.test(api.getQueryParam('globals') ?? '');
  api.on(SET_GLOBALS, () => {
    if (isDarkDesk && !isAsked) api.updateGlobals({ scheme: 'dark' });
  });
  api.on(GLOBALS_UPDATED, ({ globals }) => api.setOptions({ theme: themes[choicesOf(globals).scheme] }));
}

addons.register('linework/scheme', followScheme);

addons.register(reachAddon, (api) => {
  for (const event of [STORY_RENDERED, STORY_ERRORED, STORY_THREW_EXCEPTION, STORY_MISSING])
    api.once(event, () => void api.setAddonState(reachAddon, true));
  addons.add(`${reachAddon}/panel`, {
    type: types.PANEL,
    title: 'In the portal',
    render: ({ active }) => createElement(ReachPanel, { active }),
  });
});
