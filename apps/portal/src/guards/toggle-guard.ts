import type { PortalToggle } from '@linework/contract';
import { paths } from '../addresses/paths.ts';
import { allow, type Guard, redirect } from './guard.ts';

/** What is turned off is not there (spec section 2.2). */
export const turnedOn =
  (toggle: PortalToggle): Guard =>
  ({ toggles }) =>
    toggles.has(toggle) ? allow : redirect(paths.notFound());
