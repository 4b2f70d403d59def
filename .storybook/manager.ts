import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { ReachPanel } from './ReachPanel.tsx';
import { themes } from './theme.ts';

const dark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: dark ? themes.dark : themes.light });

addons.register('linework/reach', () => {
  addons.add('linework/reach/panel', {
    type: types.PANEL,
    title: 'In the portal',
    render: ({ active }) => createElement(ReachPanel, { active }),
  });
});
