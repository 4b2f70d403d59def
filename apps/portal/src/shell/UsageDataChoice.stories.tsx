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
  play: async ({ canvas, userEvent, words }) => {
    const { t, like } = words('usageData');
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(t('is.on'));
    await userEvent.click(canvas.getByRole('button', { name: like('turnOff') }));
    await expect(status).toHaveTextContent(t('is.off'));
    await expect(usageChoice()).toBe('off');
    await userEvent.click(canvas.getByRole('button', { name: like('turnOn') }));
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
  play: async ({ canvas, words }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words('usageData').t('is.offByBrowser'));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
