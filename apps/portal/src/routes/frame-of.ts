/**
 * How the shell frames a page: with menus, on its own (focused), before anybody has signed in, with menus for those
 * who are signed in (`any`), or under a header as wide as the window and nothing else: while something is bought
 * (`nestedBuy`), and wherever else one thing is to be done (`fullWidth`).
 */
export type Frame = 'menu' | 'focused' | 'unauthenticated' | 'any' | 'nestedBuy' | 'fullWidth';

/** The frames that there are to draw. */
export type DrawnFrame = Exclude<Frame, 'any'>;

/** How a page or a panel is framed for whoever has signed in, or has not. */
export function frameFor(frame: Frame, isSignedIn: boolean): DrawnFrame {
  if (frame !== 'any') return frame;
  return isSignedIn ? 'menu' : 'unauthenticated';
}
