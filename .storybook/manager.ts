import { addons } from 'storybook/manager-api';
import { themes } from './theme.ts';

const dark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: dark ? themes.dark : themes.light });
