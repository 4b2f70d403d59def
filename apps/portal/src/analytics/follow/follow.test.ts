import { configurationAnswer, scenarios, storyMoment } from '@linework/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { portalConfigurationFrom } from '../../configuration/portal-configuration.ts';
import { createSessionStore } from '../../session/session-store.ts';
import { observe } from '../sightings.ts';
import { follow } from './follow.ts';

const { portalConfiguration } = configurationAnswer(scenarios.current(storyMoment));

/** A window and its page, as far as what follows them looks: nothing stands on the page. */
const page = {
  visibilityState: 'visible',
  cookie: '',
  body: {},
  documentElement: { lang: 'en-US' },
  querySelector: () => null,
  querySelectorAll: () => [],
};
/** Sees no change of the page, and measures nothing of it. */
class Watcher {
  static readonly supportedEntryTypes = [];
  observe() {}
  disconnect() {}
}
/** What the browser was handed to send as the page goes. */
let handed: Blob[] = [];
let view = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  handed = [];
  view = new EventTarget();
  vi.stubGlobal('window', view);
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  vi.stubGlobal('navigator', {
    onLine: true,
    sendBeacon: (_address: string, body: Blob) => {
      handed.push(body);
      return true;
    },
  });
  vi.stubGlobal('MutationObserver', Watcher);
  vi.stubGlobal('PerformanceObserver', Watcher);
  // As in some private windows: what waits is kept in memory alone.
  vi.stubGlobal('indexedDB', undefined);
});
afterEach(() => {
  observe(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function followed(variant: 'business' | 'community'): Promise<void> {
  const sessions = createSessionStore(async () => null);
  await sessions.load();
  follow({ configuration: portalConfigurationFrom({ ...portalConfiguration, variant }), sessions });
}

/** The tab is closed, or with `persisted` kept aside by the browser, which may show it again. */
function hide(persisted: boolean): void {
  view.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
}

/** The events that were handed over, without what differs each time. */
async function told(): Promise<readonly { readonly name: string; readonly [field: string]: unknown }[]> {
  const messages = await Promise.all(handed.map(async (body) => JSON.parse(await body.text())));
  return messages.flatMap(({ events }) => events);
}

describe('Of how the portal is used', () => {
  test.each([
    ['business', 100],
    ['community', 200],
  ] as const)(
    'the %s variant tells %i events in a second, and how many more there were',
    async (variant, most) => {
      await followed(variant);
      for (let time = 0; time < 250; time += 1) view.dispatchEvent(new Event('beforeprint'));
      hide(true);
      const events = await told();
      expect(events.filter(({ action }) => action === 'print')).toHaveLength(most);
      expect(events).toContainEqual(
        expect.objectContaining({ name: 'dropped', reason: 'tooMany', events: 250 - most }),
      );
    },
  );

  test('it is told that a tab was closed, as it closes', async () => {
    await followed('business');
    hide(false);
    expect(await told()).toContainEqual(expect.objectContaining({ name: 'session', change: 'tabClosed' }));
  });

  test('a page that the browser keeps aside is not told of as a closed tab', async () => {
    await followed('business');
    view.dispatchEvent(new Event('beforeprint'));
    hide(true);
    expect((await told()).map(({ name }) => name)).toEqual(['action']);
  });
});
