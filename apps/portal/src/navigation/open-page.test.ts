import { configurationAnswer, scenarios, storyMoment } from '@linework/fixtures';
import { describe, expect, it } from 'vitest';
import { portalConfigurationFrom } from '../configuration/portal-configuration.ts';
import { createSessionStore, type SessionEnd } from '../session/session-store.ts';
import { openPage } from './open-page.ts';

async function openBillingAfter(end: SessionEnd) {
  const sessions = createSessionStore(async () => null);
  sessions.end(end);
  return openPage(new URL('https://portal.example/billing/pay-bill'), {
    configuration: portalConfigurationFrom(
      configurationAnswer(scenarios.current(storyMoment)).portalConfiguration,
    ),
    sessions,
    watch: { extend: async () => undefined, end: () => undefined, stop: () => undefined },
    loadWords: async () => undefined,
  });
}

describe('opening a page', () => {
  it('leads to the maintenance page when maintenance ended the session meanwhile, not to a sign-in that cannot work', async () => {
    expect(await openBillingAfter('maintenance')).toEqual({ kind: 'redirect', to: '/maintenance' });
  });

  it('leads to sign-in, and back afterwards, when the session ended otherwise', async () => {
    expect(await openBillingAfter('expired')).toEqual({
      kind: 'redirect',
      to: '/login?targetUrl=%2Fbilling%2Fpay-bill',
    });
  });
});
