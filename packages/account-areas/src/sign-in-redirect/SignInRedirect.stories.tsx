import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SignInRedirectScreen } from './SignInRedirectScreen.tsx';

const meta = preview.meta({
  title: 'Areas/Sign-in redirect',
  parameters: { layout: 'padded' },
  component: SignInRedirectScreen,
  tags: ['route:/sign-in-redirect', 'mode:forced-colours', 'mode:pseudo-long'],
  args: { target: '/account-summary', phone: '1-800-555-0142', variant: 'business' as const },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Continu/ })).toHaveAttribute('href', '/account-summary');
  },
});
