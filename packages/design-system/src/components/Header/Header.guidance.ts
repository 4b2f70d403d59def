import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it above a page; the PageLayout already has one.',
  dos: ['Choose the variant by who is there: signed in, not signed in, in a flow.'],
  donts: ['Put navigation in it: that is the SideMenu and the BottomBar.'],
} as const satisfies Guidance;
