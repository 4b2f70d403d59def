import { restPaths } from '@linework/contract';
import {
  passkeySetUpAnswer,
  passkeysAnswer,
  problemSchema,
  secondStepAnswer,
  secondStepSetUpAnswer,
  spareCodesAnswer,
} from '@linework/contract/schemas';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/capabilities/session/index.ts';
import { authenticator } from './support/authenticator.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { type HeldDatabase, heldDatabase } from './support/held-database.ts';
import type { PortalClient } from './support/portal-client.ts';

const demo = 'linework-demo';
const someId = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const chosen = 'four words that rhyme';
const cleared = ['attempt_throttle', 'message', 'portal_session', 'second_step', 'passkey'] as const;

const codeOf = async (response: Response) => problemSchema.parse(await response.json()).code;

describeSeededOnEachEngine('A change to signing in', (under) => {
  let held: HeldDatabase;
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    held = heldDatabase(under.database);
    edge = await startEdgeUnderTest(held.database);
  });
  afterAll(async () => await edge.stop());
  const clear = async () => {
    for (const table of cleared) await under.database.query(`DELETE FROM ${table}`);
    await under.database.query(
      `UPDATE portal_user SET password_hash = $1, has_second_step = false, devices_known_since = NULL,
         user_type = 'CONSUMER'`,
      [await hashPassword(demo)],
    );
  };
  beforeEach(async () => {
    edge.holdTime();
    await clear();
  });

  const post = async (client: PortalClient, name: keyof typeof restPaths, body: object = {}) =>
    await client.send('POST', restPaths[name], body);
  const confirmed = async () => {
    const client = await edge.signedIn('maple');
    await post(client, 'reauthentication', { password: demo });
    return client;
  };
  const shownBy = (key: string) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: edge.services.realClock.now().getTime(),
    });
  const turnOnWith = async (client: PortalClient, key: string) =>
    await post(client, 'secondStepOn', { code: shownBy(key) });
  const beginSecondStep = async (client: PortalClient) => {
    const { key } = secondStepSetUpAnswer.parse(await (await post(client, 'secondStepSetUp')).json());
    return { shown: () => shownBy(key), turnOn: async () => await turnOnWith(client, key) };
  };
  const newPasskey = async (client: PortalClient) => {
    const { challenge } = passkeySetUpAnswer.parse(await (await post(client, 'passkeySetUp')).json());
    const { origin, hostname: rpId } = new URL(edge.url);
    return { credential: authenticator().make({ challenge, origin, rpId }) };
  };
  const passkeysOf = async (client: PortalClient) =>
    passkeysAnswer.parse(await (await client.get(restPaths.passkeys)).json()).passkeys;
  const secondStepOf = async (client: PortalClient) =>
    secondStepAnswer.parse(await (await client.get(restPaths.secondStep)).json());

  describe('made over and over', () => {
    const told = async () => {
      const [row] = await under.database.query<{ told: number }>('SELECT count(*)::int AS told FROM message');
      return row?.told ?? 0;
    };

    test('waits after ten, all kinds together, sent at once too, and fills no mailbox', async () => {
      const desk = await confirmed();
      const { turnOn } = await beginSecondStep(desk);
      expect((await turnOn()).status).toBe(200);
      const kinds = ['spareCodes', 'passkeySetUp'] as const;
      const answers = await Promise.all(
        Array.from({ length: 40 }, async (_, at) => await post(desk, kinds[at % 2] ?? 'spareCodes')),
      );
      const waiting = answers.filter(({ status }) => status === 429);
      // The set-up of the second step was the first.
      expect(waiting).toHaveLength(30);
      for (const answer of waiting) expect(await codeOf(answer)).toBe('LW-AUT-040');
      expect(await codeOf(await post(desk, 'secondStepOff'))).toBe('LW-AUT-040');
      expect(await codeOf(await post(desk, 'passkeyRemove', { passkeyId: someId }))).toBe('LW-AUT-040');
      expect(await told()).toBeLessThanOrEqual(11);
    });

    test('waits where the second step is turned on and off, and goes on ten minutes later', async () => {
      const desk = await confirmed();
      const codes: string[] = [];
      let key = '';
      for (let times = 0; times < 8; times += 1) {
        const begun = await post(desk, 'secondStepSetUp');
        if (begun.status !== 200) codes.push(await codeOf(begun));
        else {
          ({ key } = secondStepSetUpAnswer.parse(await begun.json()));
          expect((await turnOnWith(desk, key)).status).toBe(200);
        }
        await post(desk, 'secondStepOff');
      }
      expect(codes).toEqual(['LW-AUT-040', 'LW-AUT-040']);
      expect(await told()).toBe(11);
      edge.passTime(10 * 60_000);
      await post(desk, 'reauthentication', { password: demo, secondCode: shownBy(key) });
      expect((await post(desk, 'secondStepOff')).status).toBe(204);
    });

    test('is not counted for somebody who has not shown who they are', async () => {
      const [owner, open] = [await confirmed(), await edge.signedIn('maple')];
      for (let times = 0; times < 20; times += 1)
        expect(await codeOf(await post(open, 'secondStepSetUp'))).toBe('LW-AUT-046');
      expect((await post(owner, 'secondStepSetUp')).status).toBe(200);
    });
  });

  describe('for which the password alone was shown', () => {
    const changes: readonly [
      name: 'spareCodes' | 'secondStepOff' | 'password' | 'passkeyAdd' | 'passkeyRemove',
      body: (client: PortalClient) => Promise<object>,
    ][] = [
      ['spareCodes', async () => ({})],
      ['secondStepOff', async () => ({})],
      ['password', async () => ({ password: chosen })],
      ['passkeyAdd', newPasskey],
      [
        'passkeyRemove',
        async (client) => {
          await post(client, 'passkeyAdd', await newPasskey(client));
          const [passkey] = await passkeysOf(client);
          return { passkeyId: passkey?.id };
        },
      ],
    ];

    test.each(changes)('is not made once the second step is on: %s', async (name, bodyOf) => {
      const [owner, thief] = [await confirmed(), await confirmed()];
      const body = await bodyOf(thief);
      const passkeys = await passkeysOf(owner);
      const { turnOn } = await beginSecondStep(owner);
      const { isWaiting, release } = held.holdNext();
      const change = post(thief, name, body);
      await isWaiting;
      const on = await turnOn();
      release();
      expect([on.status, await codeOf(await change)]).toEqual([200, 'LW-AUT-046']);
      expect(await secondStepOf(owner)).toMatchObject({ onSince: expect.any(String), spareCodesLeft: 10 });
      expect(await passkeysOf(owner)).toEqual(passkeys);
    });

    test('is not made by a session that was ended meanwhile', async () => {
      const [owner, thief] = [await confirmed(), await confirmed()];
      const passkey = await newPasskey(thief);
      const { isWaiting, release } = held.holdNext();
      const change = post(thief, 'passkeyAdd', passkey);
      await isWaiting;
      const changed = await post(owner, 'password', { password: chosen });
      release();
      expect([changed.status, await codeOf(await change)]).toEqual([204, 'LW-AUT-020']);
      expect(await passkeysOf(owner)).toEqual([]);
    });

    test('leaves an owner theirs who turns the second step on at the same time', async () => {
      for (let round = 0; round < 6; round += 1) {
        await clear();
        const [owner, thief] = [await confirmed(), await confirmed()];
        const { shown, turnOn } = await beginSecondStep(owner);
        const changes = async () => {
          for (const name of ['spareCodes', 'secondStepOff', 'spareCodes'] as const) await post(thief, name);
        };
        const [on] = await Promise.all([turnOn(), changes(), changes(), changes()]);
        // Given up by the other while it was being set up, it was never on.
        if (on.status !== 200) {
          expect(await codeOf(on)).toBe('LW-AUT-048');
          continue;
        }
        const [spareCode] = spareCodesAnswer.parse(await on.json()).spareCodes;
        expect(await secondStepOf(owner)).toMatchObject({ onSince: expect.any(String), spareCodesLeft: 10 });
        edge.passTime(30_000);
        for (const secondCode of [shown(), spareCode])
          expect((await post(owner, 'reauthentication', { password: demo, secondCode })).status).toBe(200);
      }
    });
  });
});
