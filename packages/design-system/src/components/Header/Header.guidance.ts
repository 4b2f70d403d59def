import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it above a page; the PageLayout already has one.',
  dos: ['Choose the variant by who is there and what they do: the page’s route names it.'],
  donts: ['Put navigation in it: that is the SideMenu and the BottomBar.'],
} as const satisfies Guidance;
