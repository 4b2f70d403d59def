import type { AnalyticsFact } from '@linework/contract';
import { isOffline } from '../../browser/connection.ts';
import { togglesFor } from '../../configuration/portal-configuration.ts';
import { onUsageChoice, usageChoice } from '../choice.ts';
import type { Followed } from '../followed.ts';
import { eventsASecond } from '../queue/events-a-second.ts';
import { keptEvents } from '../queue/kept-events.ts';
import { inOneTab } from '../queue/one-tab.ts';
import { type AnalyticsQueue, createQueue } from '../queue/queue.ts';
import { observe } from '../sightings.ts';
import { errorFacts } from './facts-of.ts';
import { followDoings } from './follow-doings.ts';
import { followSession, signedIn } from './follow-session.ts';
import { measurePage } from './measure-page.ts';
import { beaconMessage, postMessage } from './post-message.ts';
import { followShownPage } from './shown-page.ts';

/** So many failures of scripts are told of a page: one that fails in a loop says nothing new. */
const mostScriptErrors = 20;

/** Sends what waits when the page is hidden or gone, and goes on when it is seen again or the connection is back. */
function followLife(
  queue: AnalyticsQueue,
  beforeLeaving: () => void,
  tell: (fact: AnalyticsFact) => void,
  signal: AbortSignal,
): void {
  const leave = () => {
    beforeLeaving();
    queue.leave();
  };
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? leave() : queue.comeBack()),
    { signal },
  );
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (!persisted) tell({ name: 'session', change: 'tabClosed' });
      leave();
    },
    { signal },
  );
  window.addEventListener('online', queue.reconnect, { signal });
}

/** Follows how the portal is used, as long as the customer lets us. @returns what ends it and forgets what waits */
function begin({ configuration, sessions }: Followed, visit: string): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const queue = createQueue({
    post: postMessage,
    beacon: beaconMessage,
    store: keptEvents(),
    alone: inOneTab,
    isOnline: () => !isOffline(),
    user: () => signedIn(sessions),
    perSecond: eventsASecond[configuration.variant],
    visit,
  });
  const tell = queue.take;
  const shown = followShownPage(tell, signal);
  const measured = measurePage(signal);
  const isOneByOne = () => {
    const toggles = togglesFor(configuration.toggles, sessions.state().session);
    return toggles.has('enableGqlErrorTracking');
  };
  const exposed = new Set<string>();
  let isMeasured = false;
  const beforeLeaving = () => {
    shown.leave();
    if (isMeasured) return;
    isMeasured = true;
    for (const [measure, value] of measured())
      tell({ name: 'performance', measure, value, page: shown.page() });
  };

  observe((sighting) => {
    if (sighting.kind === 'page') shown.show(sighting.page, sighting.search);
    else if (sighting.kind === 'failed') errorFacts(sighting.call, shown.page(), isOneByOne()).forEach(tell);
    else if (sighting.kind === 'exposed') {
      const { experiment, variant } = sighting;
      if (!exposed.has(experiment)) tell({ name: 'exposure', experiment, variant });
      exposed.add(experiment);
    } else if (sighting.kind === 'part') tell({ name: 'part', place: sighting.place, did: sighting.did });
    else queue.leave();
  });
  signal.addEventListener('abort', followSession({ sessions, queue }));
  followDoings((action) => tell({ name: 'action', action, page: shown.page() }), configuration.links, signal);
  let scriptErrors = 0;
  for (const failure of ['error', 'unhandledrejection']) {
    window.addEventListener(
      failure,
      () => {
        scriptErrors += 1;
        if (scriptErrors <= mostScriptErrors) tell({ name: 'error', kind: 'script', page: shown.page() });
      },
      { signal },
    );
  }
  followLife(queue, beforeLeaving, tell, signal);
  queue.resume();
  return () => {
    observe(null);
    stopping.abort();
    void queue.empty();
  };
}

/** Begins and ends with what the customer wants. */
export function follow(followed: Followed): void {
  const visit = crypto.randomUUID();
  let end: (() => void) | null = null;
  const heed = () => {
    const isWanted = usageChoice() === 'on';
    if (isWanted) end ??= begin(followed, visit);
    else {
      end?.();
      end = null;
    }
  };
  onUsageChoice(heed);
  heed();
}
