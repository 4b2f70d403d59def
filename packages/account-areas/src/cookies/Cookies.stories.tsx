import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CookiesScreen } from './CookiesScreen.tsx';

const meta = preview.meta({
  title: 'Areas/Cookies',
  parameters: { layout: 'padded' },
  component: CookiesScreen,
  args: { download: null },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

/** What reviewers alone have is told to no customer. */
export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'XSRF-TOKEN' })).toBeVisible();
    await expect(canvas.queryByText('reviewer')).toBeNull();
  },
});

/** Signed in: what is held of the sign-in is a file away. */
export const SignedIn = meta.story({
  args: { download: '/api/pub/session/v1/sign-in-data' },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByRole('link', { name: words('cookies').like('held.download') })).toHaveAttribute(
      'download',
    );
  },
});

export const OnPhoneInSpanish = meta.story({
  args: { download: '/api/pub/session/v1/sign-in-data' },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cookies que usamos');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
