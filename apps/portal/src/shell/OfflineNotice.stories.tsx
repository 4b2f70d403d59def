import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

/** The browser says that it has no connection, for as long as the story is shown. */
function withoutConnection(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => Reflect.deleteProperty(navigator, 'onLine');
}

const meta = preview.meta({
  title: 'Account states/No connection',
  component: OfflineNotice,
  beforeEach: withoutConnection,
});

export const Offline = meta.story({
  tags: ['standing:session.offline'],
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('shell').like('offline.title'))).toBeVisible();
  },
});
