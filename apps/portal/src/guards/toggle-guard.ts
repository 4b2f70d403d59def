import type { PortalToggle } from '@linework/contract';
import { paths } from '../addresses/paths.ts';
import { allow, type Guard, type PlaceElsewhere, redirect } from './guard.ts';
import { elsewhereOr } from './leaving-guards.ts';

/** What is turned off is not there (spec section 2.2), or somebody is led elsewhere in the portal. */
export const turnedOn =
  (toggle: PortalToggle, instead = paths.notFound()): Guard =>
  ({ toggles }) =>
    toggles.has(toggle) ? allow : redirect(instead);

/** What another part has taken the place of is not there. */
export const turnedOff =
  (toggle: PortalToggle): Guard =>
  ({ toggles }) =>
    toggles.has(toggle) ? redirect(paths.notFound()) : allow;

/** What is turned off is done at the provider's page elsewhere, or told by somebody. */
export const turnedOnOrElsewhere =
  (toggle: PortalToggle, place: PlaceElsewhere, instead: string): Guard =>
  (context) =>
    context.toggles.has(toggle) ? allow : elsewhereOr(context, place, instead);
