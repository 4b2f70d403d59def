import type { HeaderVariant } from '@linework/design-system';
import type { DrawnFrame } from './frame-of.ts';

/** The headers that a route may name: what stands beside the menu follows from who is there. */
export type RouteHeader = Exclude<HeaderVariant, 'signedIn' | 'missingAutoPay'>;

/** The header of each frame, where a route names none. A flow on its own brings its own strip. */
const headersOfFrames = {
  menu: 'signedIn',
  focused: 'hidden',
  unauthenticated: 'unauthenticated',
  nestedBuy: 'buyflow',
  fullWidth: 'simple',
} as const satisfies Readonly<Record<DrawnFrame, HeaderVariant>>;

/**
 * The header above a page (spec section 2.4): what its route names, else its frame's own. Beside the menu, whoever has
 * mobile service without the Auto Pay that it requires is told so there, but not above a page that says it itself.
 */
export function headerOf(
  {
    header,
    tellsOfAutoPay,
  }: { readonly header?: RouteHeader | undefined; readonly tellsOfAutoPay?: true | undefined },
  frame: DrawnFrame,
  isMissingAutoPay: boolean,
): HeaderVariant {
  if (header) return header;
  const isTold = frame === 'menu' && isMissingAutoPay && !tellsOfAutoPay;
  return isTold ? 'missingAutoPay' : headersOfFrames[frame];
}
