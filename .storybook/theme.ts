import { create } from 'storybook/theming/create';

const shared = {
  brandTitle: 'Linework catalog',
  brandTarget: '_self',
  fontBase: '"Inter Variable", system-ui, sans-serif',
  appBorderRadius: 14,
  inputBorderRadius: 8,
} as const;

/** The catalogue's own chrome in the portal's colours, for light and for dark desks. */
export const themes = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#1446D8',
    colorSecondary: '#1446D8',
    appBg: '#F6F7F9',
    appContentBg: '#FFFFFF',
    appPreviewBg: '#FFFFFF',
    appBorderColor: '#E1E6EC',
    barBg: '#FFFFFF',
    textColor: '#0C1B2A',
    textMutedColor: '#5B6B7B',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#8FB0FF',
    colorSecondary: '#8FB0FF',
    appBg: '#0E141B',
    appContentBg: '#151D27',
    appPreviewBg: '#151D27',
    appBorderColor: '#2A3643',
    barBg: '#151D27',
    textColor: '#F2F6FA',
    textMutedColor: '#93A3B3',
  }),
};
