import { restPaths } from '@linework/contract';
import {
  problemSchema,
  reauthenticationAnswer,
  secondStepAnswer,
  secondStepCodeAnswer,
  secondStepSetUpAnswer,
  signInAnswer,
  spareCodesAnswer,
} from '@linework/contract/schemas';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/capabilities/session/index.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { type PortalClient, pkce, signInBody, tokenBody } from './support/portal-client.ts';
import { collectingPort, messageRound } from './support/told.ts';

const minute = 60_000;
const step = 30_000;
const demo = 'linework-demo';
const cleared = ['attempt_throttle', 'message', 'message_delivery', 'portal_session', 'second_step'] as const;

const codeOf = async (response: Response) => problemSchema.parse(await response.json()).code;

describeSeededOnEachEngine('A second step by an authenticator app', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());
  beforeEach(async () => {
    edge.holdTime();
    for (const table of cleared) await under.database.query(`DELETE FROM ${table}`);
    await under.database.query(
      `UPDATE portal_user SET password_hash = $1, has_second_step = false, user_type = 'CONSUMER'`,
      [await hashPassword(demo)],
    );
  });

  const post = async (client: PortalClient, name: keyof typeof restPaths, body: object = {}) =>
    await client.send('POST', restPaths[name], body);
  const confirmed = async () => {
    const client = await edge.signedIn('maple');
    await post(client, 'reauthentication', { password: demo });
    return client;
  };
  const appOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) });
  const shown = (key: string) => appOf(key).generate({ timestamp: edge.services.realClock.now().getTime() });
  const begin = async (client: PortalClient) =>
    secondStepSetUpAnswer.parse(await (await post(client, 'secondStepSetUp')).json());
  const turnedOn = async (client: PortalClient) => {
    const { key } = await begin(client);
    const answer = await post(client, 'secondStepOn', { code: shown(key) });
    const { spareCodes } = spareCodesAnswer.parse(await answer.json());
    edge.passTime(step);
    return { key, spareCodes };
  };
  /** A right password, on a browser of its own where none is said. */
  const enter = async (client = edge.browser()) => {
    const { verifier, challenge } = pkce();
    const first = await post(client, 'signIn', signInBody('maple', demo, challenge));
    const answer = signInAnswer.parse(await first.json());
    const pass = async (second_code: string, code_verifier = verifier) =>
      await post(client, 'secondStepCode', { code: answer.code, code_verifier, second_code });
    const redeem = async () => (await post(client, 'token', tokenBody(answer.code, verifier))).status;
    return { client, answer, pass, redeem };
  };
  const markOf = (client: PortalClient) => client.cookies.get('device') ?? 'none';
  const marked = (mark: string) => {
    const client = edge.browser();
    client.cookies.set('device', mark);
    return client;
  };
  /** How many codes are looked at where each mark guesses as often as one sign-in may. */
  const guessedWith = async (marks: readonly string[]) => {
    let looked = 0;
    for (const mark of marks) {
      const { pass } = await enter(marked(mark));
      for (let tries = 0; tries < 5; tries += 1)
        if ((await codeOf(await pass('000000'))) === 'LW-AUT-049') looked += 1;
    }
    return looked;
  };
  const left = async (response: Response) => secondStepCodeAnswer.parse(await response.json()).spareCodesLeft;
  const stateOf = async (client: PortalClient) =>
    secondStepAnswer.parse(await (await client.get(restPaths.secondStep)).json());
  const again = async (client: PortalClient, secondCode?: string) =>
    reauthenticationAnswer.parse(
      await (await post(client, 'reauthentication', { password: demo, secondCode })).json(),
    );
  const signedInBy = async (secondCode = '') => {
    const { client, pass, redeem } = await enter();
    expect((await pass(secondCode)).status).toBe(200);
    expect(await redeem()).toBe(200);
    return client;
  };
  const guessAgain = async (client: PortalClient) =>
    await post(client, 'reauthentication', { password: demo, secondCode: '000000' });
  const mailed = async () => {
    const { database, realClock, clock, configuration } = edge.services;
    const mail = collectingPort();
    await messageRound({ clock, configuration }, database, mail, { realNow: realClock.now() });
    return mail.sent;
  };

  test('is asked for once it is on, told by email, and a code of the app goes on', async () => {
    const desk = await confirmed();
    expect(await stateOf(desk)).toEqual({ onSince: null, spareCodesLeft: 0 });
    const { key, spareCodes } = await turnedOn(desk);
    expect(spareCodes).toHaveLength(10);
    expect(await stateOf(desk)).toMatchObject({ onSince: expect.any(String), spareCodesLeft: 10 });
    const sent = await mailed();
    expect(sent.map(({ subject }) => subject)).toEqual(['Two-step verification is on']);
    expect([key, ...spareCodes].filter((secret) => sent[0]?.text.includes(secret))).toEqual([]);
    const { answer, pass, redeem, client } = await enter();
    expect(answer.awaits_second_step).toBe(true);
    expect(client.cookies.has('device')).toBe(false);
    expect(await left(await pass(shown(key)))).toBeNull();
    expect(await redeem()).toBe(200);
    expect((await client.get(restPaths.session)).status).toBe(200);
  });

  test('is not on until the app has shown a code, and not after a wrong one', async () => {
    const desk = await confirmed();
    const { key } = await begin(desk);
    expect(await codeOf(await post(desk, 'secondStepOn', { code: '000000' }))).toBe('LW-AUT-049');
    const { answer, redeem } = await enter();
    expect([answer.awaits_second_step, await redeem()]).toEqual([undefined, 200]);
    expect((await post(desk, 'secondStepOn', { code: shown(key) })).status).toBe(200);
    expect(await codeOf(await post(desk, 'secondStepSetUp'))).toBe('LW-AUT-048');
  });

  test('takes each recovery code once, says how many are left and tells by email', async () => {
    const desk = await confirmed();
    const { spareCodes } = await turnedOn(desk);
    await mailed();
    const [code = ''] = spareCodes;
    const first = await enter();
    expect(await left(await first.pass(code.toLowerCase()))).toBe(9);
    expect(await first.redeem()).toBe(200);
    expect((await mailed()).map(({ subject }) => subject)).toContain('A recovery code was used');
    expect(await codeOf(await (await enter()).pass(code))).toBe('LW-AUT-049');
    const kept = JSON.stringify(await under.database.query('SELECT * FROM spare_code'));
    expect(spareCodes.filter((one) => kept.includes(one))).toEqual([]);
  });

  test('has new recovery codes in place of the old, and is turned off, each told by email', async () => {
    const desk = await confirmed();
    const { spareCodes } = await turnedOn(desk);
    const again = spareCodesAnswer.parse(await (await post(desk, 'spareCodes')).json()).spareCodes;
    expect(await codeOf(await (await enter()).pass(spareCodes[0] ?? ''))).toBe('LW-AUT-049');
    expect(await left(await (await enter()).pass(again[0] ?? ''))).toBe(9);
    expect((await post(desk, 'secondStepOff')).status).toBe(204);
    const { answer, redeem } = await enter();
    expect([answer.awaits_second_step, await redeem()]).toEqual([undefined, 200]);
    expect((await mailed()).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['You have new recovery codes', 'Two-step verification is off']),
    );
  });

  test('leaves the device known on which it was turned on and off', async () => {
    const desk = await confirmed();
    await under.database.query('UPDATE portal_user SET devices_known_since = now()');
    const { key } = await turnedOn(desk);
    await mailed();
    const { pass, redeem } = await enter(desk);
    expect((await pass(shown(key))).status).toBe(200);
    expect(await redeem()).toBe(200);
    edge.passTime(step);
    await again(desk, shown(key));
    expect((await post(desk, 'secondStepOff')).status).toBe(204);
    await desk.signIn('maple');
    expect((await mailed()).map(({ subject }) => subject)).toEqual(['Two-step verification is off']);
  });

  test('is asked for beside the password before a change, once it is on', async () => {
    const desk = await confirmed();
    const { key } = await turnedOn(desk);
    edge.passTime(6 * minute);
    expect(await again(desk)).toEqual({ awaitsSecondStep: true });
    expect(await codeOf(await post(desk, 'secondStepOff'))).toBe('LW-AUT-046');
    expect(await again(desk, shown(key))).toEqual({ awaitsSecondStep: false });
    expect((await post(desk, 'secondStepOff')).status).toBe(204);
    expect(await again(desk)).toEqual({ awaitsSecondStep: false });
  });

  test('takes a recovery code beside the password, once, and tells of it', async () => {
    const desk = await confirmed();
    const { spareCodes } = await turnedOn(desk);
    await mailed();
    edge.passTime(6 * minute);
    const [secondCode = ''] = spareCodes;
    expect(await again(desk, secondCode)).toEqual({ awaitsSecondStep: false });
    expect((await stateOf(desk)).spareCodesLeft).toBe(9);
    expect((await mailed()).map(({ subject }) => subject)).toEqual(['A recovery code was used']);
    expect(await codeOf(await post(desk, 'reauthentication', { password: demo, secondCode }))).toBe(
      'LW-AUT-049',
    );
  });

  describe('an attacker', () => {
    test('who has the password alone gets no session, and spends the sign-in by trying', async () => {
      const { key } = await turnedOn(await confirmed());
      const { pass, redeem } = await enter();
      expect(await redeem()).toBe(401);
      for (let times = 0; times < 5; times += 1)
        expect(await codeOf(await pass('000000'))).toBe('LW-AUT-049');
      expect(await codeOf(await pass(shown(key)))).toBe('LW-AUT-051');
      // Its owner hears once that the password is known.
      const subjects = (await mailed()).map(({ subject }) => subject);
      expect(
        subjects.filter((subject) => subject === 'Someone entered wrong verification codes'),
      ).toHaveLength(1);
      const another = await enter();
      expect(await codeOf(await another.pass('000000'))).toBe('LW-AUT-049');
      expect(await codeOf(await another.pass(shown(key)))).toBe('LW-AUT-040');
    });

    test('who tries a few codes a sign-in, in however many, is told of once a day', async () => {
      const { key } = await turnedOn(await confirmed());
      await mailed();
      const day = 24 * 60 * minute;
      const guess = async (times: number) => {
        const { pass } = await enter();
        for (let time = 0; time < times; time += 1)
          expect(await codeOf(await pass('000000'))).toBe('LW-AUT-049');
      };
      const told = async () => (await mailed()).map(({ subject }) => subject);
      await guess(4);
      expect(await told()).toEqual([]);
      await guess(2);
      expect(await told()).toEqual(['Someone entered wrong verification codes']);
      // Rather than wait an hour for each: it is the telling that is looked at.
      const unslowed = async () => await under.database.query('DELETE FROM attempt_throttle');
      await unslowed();
      await guess(4);
      expect(await told()).toEqual([]);
      edge.passTime(day);
      await unslowed();
      await guess(1);
      expect(await told()).toEqual(['Someone entered wrong verification codes']);
      expect((await (await enter()).pass(shown(key))).status).toBe(200);
      edge.passTime(day);
      await unslowed();
      await guess(4);
      expect((await told()).filter((subject) => subject.startsWith('Someone tried'))).toEqual([]);
    });

    test('who goes on trying waits up to an hour for each, and its owner’s own device does not', async () => {
      const desk = await confirmed();
      const { key } = await turnedOn(desk);
      const waitOf = async () => {
        const { pass } = await enter();
        const response = await pass('000000');
        return response.status === 429 ? Number(response.headers.get('retry-after')) : 0;
      };
      let waited = 0;
      for (let tries = 0; tries < 40; tries += 1) {
        const wait = await waitOf();
        edge.passTime(wait * 1_000);
        waited = Math.max(waited, wait);
      }
      expect(waited).toBeGreaterThan(30 * 60);
      await (await enter()).pass('000000');
      expect(await codeOf(await (await enter()).pass(shown(key)))).toBe('LW-AUT-040');
      const { pass, redeem } = await enter(desk);
      expect((await pass(shown(key))).status).toBe(200);
      expect(await redeem()).toBe(200);
      // Nor does that give the others back what they spent.
      expect(await codeOf(await (await enter()).pass('000000'))).toBe('LW-AUT-040');
    });

    test('who collected marks of devices before it was on is a stranger with every one of them', async () => {
      const desk = await confirmed();
      const marks: string[] = [];
      for (let times = 0; times < 8; times += 1) marks.push(markOf((await enter()).client));
      const { key } = await turnedOn(desk);
      expect(await guessedWith(marks)).toBe(6);
      expect(await codeOf(await (await enter(marked(marks[0] ?? ''))).pass(shown(key)))).toBe('LW-AUT-040');
      expect((await (await enter(desk)).pass(shown(key))).status).toBe(200);
    });

    test('has one pace for a browser, however often its owner has signed in there', async () => {
      const { spareCodes } = await turnedOn(await confirmed());
      const browser = edge.browser();
      const marks: string[] = [];
      for (const code of spareCodes.slice(0, 3)) {
        expect((await (await enter(browser)).pass(code)).status).toBe(200);
        marks.push(markOf(browser));
        edge.passTime(1_000);
      }
      expect(new Set(marks).size).toBe(3);
      expect(await guessedWith(marks)).toBe(6);
    });

    test('has one pace for all devices of one user, and a stranger takes none of it', async () => {
      const desk = await confirmed();
      const { key, spareCodes } = await turnedOn(desk);
      const marks: string[] = [];
      for (const code of spareCodes) {
        const { client, pass } = await enter();
        expect((await pass(code)).status).toBe(200);
        marks.push(markOf(client));
      }
      for (let times = 0; times < 7; times += 1) await (await enter()).pass('000000');
      expect((await (await enter(desk)).pass(shown(key))).status).toBe(200);
      expect(await guessedWith(marks)).toBe(31);
    });

    test('who read a code over a shoulder finds it used, also sent at once', async () => {
      const { key } = await turnedOn(await confirmed());
      const [one, other] = [await enter(), await enter()];
      const code = shown(key);
      const answers = await Promise.all([one.pass(code), other.pass(code)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    });

    test('who has the code of a sign-in and not its browser, or comes late, is asked for the password', async () => {
      const { key } = await turnedOn(await confirmed());
      const { pass } = await enter();
      expect(await codeOf(await pass(shown(key), pkce().verifier))).toBe('LW-AUT-051');
      edge.passTime(10 * minute);
      expect(await codeOf(await pass(shown(key)))).toBe('LW-AUT-051');
    });

    test('at a session that was opened by the password alone is signed out as it is turned on', async () => {
      const open = await confirmed();
      const waiting = await enter();
      const stranger = await edge.signedIn('credit');
      const desk = await confirmed();
      await turnedOn(desk);
      expect(await codeOf(await post(open, 'secondStepOff'))).toBe('LW-AUT-020');
      expect(await waiting.redeem()).toBe(401);
      const statuses = [desk, stranger, open].map(
        async (client) => (await client.get(restPaths.session)).status,
      );
      expect(await Promise.all(statuses)).toEqual([200, 200, 401]);
      expect((await mailed()).map(({ text }) => text)).toContainEqual(
        expect.stringContaining('We signed you out on every other device.'),
      );
    });

    test('who kept what was given for the password before it was on, turns it off no more', async () => {
      const open = await confirmed();
      const shownBefore = open.cookies.get('reauth') ?? '';
      await turnedOn(open);
      open.cookies.set('reauth', shownBefore);
      for (const change of ['spareCodes', 'secondStepOff', 'passkeySetUp'] as const)
        expect(await codeOf(await post(open, change))).toBe('LW-AUT-046');
      expect(await codeOf(await post(open, 'password', { password: 'four words that rhyme' }))).toBe(
        'LW-AUT-046',
      );
    });

    test('at an open session who knows the password guesses codes slowly, is told of, and holds up no sign-in', async () => {
      const open = await confirmed();
      const { key } = await turnedOn(open);
      await mailed();
      edge.passTime(6 * minute);
      const guess = async () =>
        await codeOf(await post(open, 'reauthentication', { password: demo, secondCode: '000000' }));
      for (let tries = 0; tries < 6; tries += 1) expect(await guess()).toBe('LW-AUT-049');
      expect(await guess()).toBe('LW-AUT-040');
      expect((await mailed()).map(({ subject }) => subject)).toEqual([
        'Someone entered wrong verification codes',
      ]);
      expect(await codeOf(await post(open, 'secondStepOff'))).toBe('LW-AUT-046');
      const owner = await enter();
      expect((await owner.pass(shown(key))).status).toBe(200);
    });

    test('at an open session who goes on guessing codes does not keep its owner from changes elsewhere', async () => {
      const desk = await confirmed();
      const { key, spareCodes } = await turnedOn(desk);
      const thief = await signedInBy(spareCodes[0]);
      let wait = 0;
      for (let tries = 0; tries < 40 && wait < 10 * 60; tries += 1) {
        const response = await guessAgain(thief);
        wait = response.status === 429 ? Number(response.headers.get('retry-after')) : 0;
        edge.passTime(Math.min(wait, 10 * 60) * 1_000);
        for (const client of [desk, thief]) await post(client, 'ping');
      }
      expect(wait).toBeGreaterThanOrEqual(10 * 60);
      expect(await again(desk, shown(key))).toEqual({ awaitsSecondStep: false });
      expect((await post(desk, 'secondStepOff')).status).toBe(204);
    });

    test('with many open sessions guesses no faster, and makes its owner wait for minutes alone', async () => {
      const desk = await confirmed();
      const { key, spareCodes } = await turnedOn(desk);
      const thieves: PortalClient[] = [];
      for (const code of spareCodes) thieves.push(await signedInBy(code));
      let looked = 0;
      for (const thief of thieves)
        for (let tries = 0; tries < 6; tries += 1) if ((await guessAgain(thief)).status === 422) looked += 1;
      expect(looked).toBe(41);
      expect((await guessAgain(desk)).status).toBe(429);
      edge.passTime(10 * minute);
      expect(await again(desk, shown(key))).toEqual({ awaitsSecondStep: false });
    });

    test('at an open session changes nothing without the password, nor as an agent of ours', async () => {
      const desk = await edge.signedIn('maple');
      const changes = ['secondStepSetUp', 'spareCodes', 'secondStepOff'] as const;
      for (const change of changes) expect(await codeOf(await post(desk, change))).toBe('LW-AUT-046');
      expect(await codeOf(await post(desk, 'secondStepOn', { code: '000000' }))).toBe('LW-AUT-046');
      await under.database.query(`UPDATE portal_user SET user_type = 'CSR' WHERE username = 'maple'`);
      for (const change of changes) expect(await codeOf(await post(desk, change))).toBe('LW-AUT-050');
    });
  });
});
