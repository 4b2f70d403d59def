import {
  allow,
  type Guard,
  type GuardContext,
  type GuardDecision,
  leave,
  type PlaceElsewhere,
  redirect,
} from './guard.ts';

/** To a page elsewhere, which the configuration alone names; where it names none, to one of ours. */
export const elsewhereOr = (
  { links }: Pick<GuardContext, 'links'>,
  place: PlaceElsewhere,
  instead: string,
): GuardDecision => (links[place] === null ? redirect(instead) : leave(place));

/** Done elsewhere, where the provider has a page for it. */
export const doneAt =
  (place: PlaceElsewhere): Guard =>
  ({ links }) =>
    links[place] === null ? allow : leave(place);
