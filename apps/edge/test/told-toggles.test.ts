import { scenarios, storyMoment } from '@linework/fixtures';
import { demoTogglesPath, type SituationsAnswer, situationsPath } from '@linework/review';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import type { PortalClient } from './support/portal-client.ts';

const set = async (browser: PortalClient, toggle: string, on: boolean | null) =>
  (await browser.send('PUT', demoTogglesPath, { toggle, on })).status;

const offered = async (browser: PortalClient, name: string) => {
  const answer: SituationsAnswer = await (await browser.get(situationsPath)).json();
  return answer.toggles.find((toggle) => toggle.name === name);
};

/** The id of one demo user. */
const communityUser = scenarios.communityCustomer(storyMoment).users[0].id;

describeSeededOnOneEngine('What is told of toggles', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, {
      env: { SPEED_TEST: 'role:ADMIN', VOICE: 'on', SELF_INSTALL: `user:${communityUser}` },
    });
  });
  afterAll(async () => await edge.stop());

  const toldTo = async (username: string) => {
    const customer = await edge.signedIn(username);
    return (await (await customer.get('/api/pub/session/v1/session')).json()).toggles;
  };

  test('comes with the session where it is on for the role alone, and not again what is on for all', async () => {
    expect(await toldTo('maple-admin')).toEqual(['speedTest']);
    expect(await toldTo('maple')).toBeUndefined();
  });

  test('comes with the session of the one user that it is on for', async () => {
    expect(await toldTo('community')).toEqual(['selfInstall']);
  });

  test('is what a reviewer set for everybody, until it is left to the configuration again', async () => {
    const browser = edge.browser();
    expect(await set(browser, 'speedTest', false)).toBe(200);
    expect(await toldTo('maple-admin')).toBeUndefined();
    expect(await offered(browser, 'speedTest')).toEqual({
      name: 'speedTest',
      isConfiguredOn: false,
      chosen: false,
    });
    expect(await set(browser, 'speedTest', null)).toBe(200);
    expect(await toldTo('maple-admin')).toEqual(['speedTest']);
    expect(await offered(browser, 'voice')).toEqual({ name: 'voice', isConfiguredOn: true, chosen: null });
  });

  test.each(['maintenance', 'demoSignIns', 'softDisconnectDate', 'hostedVoice', 'constructor'])(
    'cannot be set so for %s',
    async (toggle) => expect(await set(edge.browser(), toggle, true)).toBe(400),
  );
});
