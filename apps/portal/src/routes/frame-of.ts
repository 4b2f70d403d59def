import type { Frame } from './route-table.ts';

/** The frames that there are to draw. */
export type DrawnFrame = Exclude<Frame, 'any'>;

/** How a page or a panel is framed for whoever has signed in, or has not. */
export function frameFor(frame: Frame, isSignedIn: boolean): DrawnFrame {
  if (frame !== 'any') return frame;
  return isSignedIn ? 'menu' : 'unauthenticated';
}
