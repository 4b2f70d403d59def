import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { chooseUsage, usageChoice } from '../analytics/choice.ts';
import { UsageDataChoice } from './UsageDataChoice.tsx';

const meta = preview.meta({
  title: 'Pages/Usage data choice',
  component: UsageDataChoice,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    chooseUsage('on');
    return () => chooseUsage('on');
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('To improve this site, we use data about how you use it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t collect my data' }));
    await expect(status).toHaveTextContent('We don’t collect data about how you use this site.');
    await expect(usageChoice()).toBe('off');
    await userEvent.click(canvas.getByRole('button', { name: 'Allow data collection' }));
    await expect(usageChoice()).toBe('on');
  },
});

export const Spanish = meta.story({ globals: { language: 'es' } });

export const OffByBrowser = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    return () => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your browser asks sites not to collect data');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
