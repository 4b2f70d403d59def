import type { SessionAnswer } from '@linework/contract';
import type { PlaceElsewhere } from '../guards/guard.ts';
import { inTime } from '../navigation/load-chunk.ts';
import type { Page } from '../navigation/page.types.ts';
import type { Portal } from '../portal/portal-context.ts';
import { frameFor } from '../routes/frame-of.ts';
import type { LaterRoute } from '../routes/later-routes.ts';
import { loadAround, type OpenPage, standing } from './opened.ts';

/** A page that is no row of the table: it is fetched when somebody is led there, and titles itself. */
async function openApart(
  about: Omit<OpenPage, 'title' | 'Component'>,
  loading: Promise<Page>,
  session: SessionAnswer | null,
  portal: Portal,
): Promise<OpenPage> {
  const [{ Component, copy }] = await Promise.all([inTime(loading), loadAround(about, session, portal)]);
  await portal.loadWords(copy);
  return { ...about, title: null, Component };
}

/** Nobody is somewhere else without having been told where. */
export const openLeaving = (
  place: PlaceElsewhere,
  session: SessionAnswer | null,
  portal: Portal,
): Promise<OpenPage> =>
  openApart(
    {
      page: 'leaving',
      ...standing({ guards: [], hidesAlerts: true }, frameFor('any', session !== null)),
    },
    import('../leaving/leaving-pages.tsx').then(({ leavingPages }) => leavingPages[place]),
    session,
    portal,
  );

/** Another team's part, where the configuration names one for this address; `null` where it names none. */
export function openMount(
  row: LaterRoute,
  session: SessionAnswer | null,
  portal: Portal,
): Promise<OpenPage> | null {
  const { mount, frame } = row;
  if (!mount || !portal.configuration.mounts.some(({ name }) => name === mount)) return null;
  return openApart(
    { page: 'mountPoint', ...standing(row, frameFor(frame, session !== null)) },
    import('../mounts/mount-pages.tsx').then(({ mountPages }) => mountPages[mount]),
    session,
    portal,
  );
}
