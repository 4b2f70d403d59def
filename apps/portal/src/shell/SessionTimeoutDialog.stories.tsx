import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import SessionTimeoutDialog from './SessionTimeoutDialog.tsx';

const meta = preview.meta({
  title: 'Account states/Session warning',
  component: SessionTimeoutDialog,
  args: { secondsLeft: 120, onStay: fn(), onSignOut: fn() },
});

export const EndingSoon = meta.story({
  tags: ['standing:session.endingSoon', 'dialog:SessionTimeoutDialog'],
  play: async ({ args, userEvent }) => {
    const [stay] = await screen.findAllByRole('button');
    if (!stay) throw new Error('There is no way to stay');
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.click(stay);
    await expect(args.onStay).toHaveBeenCalledTimes(1);
  },
});
export const LastSeconds = meta.story({ args: { secondsLeft: 10 } });
export const EndingForGood = meta.story({
  args: { isFinal: true },
  tags: ['standing:session.endingForGood'],
});
