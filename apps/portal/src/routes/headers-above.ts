import type { HeaderVariant } from '@linework/design-system';
import { frameFor } from './frame-of.ts';
import { headerOf } from './header-of.ts';
import { routes } from './routes.ts';

const drawn = routes.flatMap((route) => (route.status === 'redirect' ? [] : [route]));
const either = [true, false] as const;

const above = drawn.flatMap((route) =>
  either.flatMap((isSignedIn) =>
    either.map((isMissing) => headerOf(route, frameFor(route.frame, isSignedIn), isMissing)),
  ),
);

/** Every header that stands above some page, for somebody, or above a flow on its own. */
export const headersAbove: readonly HeaderVariant[] = [
  ...new Set([...above, headerOf({}, 'focused', false)]),
];
