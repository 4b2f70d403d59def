import type { DrawnFrame } from './frame-of.ts';

/** Whether page alerts stand above a page: not in flows, and not where its route says so (spec section 2.4). */
export const hasAlertsAbove = (
  { hidesAlerts }: { readonly hidesAlerts?: true | undefined },
  frame: DrawnFrame,
): boolean => !hidesAlerts && (frame === 'menu' || frame === 'fullWidth');
