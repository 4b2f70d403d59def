import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it where no side menu shows the account: below 1090 px, and in the head of a flow. On a wide page the SideMenu has what is in it.',
  dos: [
    'Put whose account this is first, then help, language and the way out.',
    'Give it the last place of a BottomBar.',
  ],
  donts: [
    'Hide the only way to a page in it: pages belong in the navigation.',
    'Use it for what acts on one thing of the page; that is a Button beside the thing.',
  ],
} as const satisfies Guidance;
