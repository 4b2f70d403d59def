import { routes } from '@linework/portal/routes';
import { waitingAreas } from '@linework/review';
import { expect, it } from 'vitest';

const areas = new Set([
  'sign-in',
  ...routes.flatMap((route) => (route.status === 'later' ? [route.area] : [])),
]);

it.each(Object.entries(waitingAreas))(
  'standings of kind %s wait for an area that there is, or will be',
  (_, area) => {
    expect(areas).toContain(area);
  },
);
