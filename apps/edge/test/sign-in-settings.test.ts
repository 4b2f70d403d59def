import { type DevicesAnswer, restPaths } from '@linework/contract';
import { devicesAnswer, problemSchema } from '@linework/contract/schemas';
import { newDevicesToldAnHour } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/capabilities/session/index.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { type PortalClient, pkce, signInBody, tokenBody } from './support/portal-client.ts';
import { collectingPort, messageRound } from './support/told.ts';

const minute = 60_000;
const demo = 'linework-demo';
const chosen = 'four words that rhyme';
const someId = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

const codeOf = async (response: Response) => problemSchema.parse(await response.json()).code;
const statusAndCode = async (response: Response) => [response.status, await codeOf(response)];

describeSeededOnEachEngine('How somebody signs in', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());
  beforeEach(async () => {
    const passwordHash = await hashPassword(demo);
    for (const table of ['attempt_throttle', 'message', 'message_delivery', 'portal_session'])
      await under.database.query(`DELETE FROM ${table}`);
    await under.database.query(
      `UPDATE portal_user SET password_hash = $1, devices_known_since = NULL, user_type = 'CONSUMER'`,
      [passwordHash],
    );
  });

  const enterAgain = async (client: PortalClient, password = demo) =>
    await client.send('POST', restPaths.reauthentication, { password });
  const change = async (client: PortalClient, password = chosen) =>
    await client.send('POST', restPaths.password, { password });
  const signOut = async (client: PortalClient, deviceId: string | null) =>
    await client.send('POST', restPaths.deviceSignOut, { deviceId });
  const isIn = async (client: PortalClient) => (await client.get(restPaths.session)).status === 200;
  const devicesOf = async (client: PortalClient): Promise<DevicesAnswer['devices']> =>
    devicesAnswer.parse(await (await client.get(restPaths.devices)).json()).devices;
  const signsIn = async (password: string): Promise<number> =>
    (await edge.browser().send('POST', restPaths.signIn, signInBody('maple', password, pkce().challenge)))
      .status;
  const mailed = async () => {
    const { database, realClock, clock, configuration } = edge.services;
    const mail = collectingPort();
    await messageRound({ clock, configuration }, database, mail, { realNow: realClock.now() });
    return mail.sent;
  };

  describe('a changed password', () => {
    test('asks for the old one first, signs out everywhere else and is told', async () => {
      const [desk, phone] = [await edge.signedIn('maple'), await edge.signedIn('maple')];
      await mailed();
      expect(await statusAndCode(await change(desk))).toEqual([403, 'LW-AUT-046']);
      expect((await enterAgain(desk)).status).toBe(200);
      expect((await change(desk)).status).toBe(204);
      expect([await isIn(desk), await isIn(phone)]).toEqual([true, false]);
      expect([await signsIn(demo), await signsIn(chosen)]).toEqual([401, 200]);
      const sent = await mailed();
      expect(sent.map(({ subject }) => subject)).toEqual(['Your password was changed']);
      expect(sent[0]?.text).not.toContain(chosen);
      const [noted] = await under.database.query<{ detail: unknown }>(
        `SELECT detail FROM audit_event WHERE action = 'signIn.passwordChanged' ORDER BY id DESC LIMIT 1`,
      );
      expect(noted).toEqual({ detail: {} });
    });

    test('keeps the device known on which it was changed', async () => {
      const desk = await edge.signedIn('maple');
      await enterAgain(desk);
      await change(desk);
      await mailed();
      await desk.signIn('maple', chosen);
      expect(await mailed()).toEqual([]);
    });

    test.each([
      ['eleven char', 'LW-SYS-060'],
      ['qazwsxedc123', 'LW-AUT-043'],
    ])('is none like %s', async (password, code) => {
      const desk = await edge.signedIn('maple');
      await enterAgain(desk);
      expect(await codeOf(await change(desk, password))).toBe(code);
      expect((await change(desk)).status).toBe(204);
    });
  });

  describe('devices', () => {
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
    const signInWith = async (client: PortalClient, userAgent: string) => {
      const { verifier, challenge } = pkce();
      const headers = { 'user-agent': userAgent };
      const first = await client.send(
        'POST',
        restPaths.signIn,
        signInBody('maple', demo, challenge),
        headers,
      );
      const { code }: { code: string } = await first.json();
      await client.send('POST', restPaths.token, tokenBody(code, verifier), headers);
    };

    test('are listed with what they are, this one first, and none of anybody else', async () => {
      const [phone, desk] = [edge.browser(), await edge.signedIn('maple')];
      await edge.signedIn('credit');
      await signInWith(phone, agent);
      expect(await devicesOf(phone)).toMatchObject([
        { browser: 'safari', system: 'iphone', isThis: true },
        { isThis: false },
      ]);
      expect(await devicesOf(desk)).toMatchObject([{ isThis: true }, { browser: 'safari', isThis: false }]);
      const kept = await under.database.query('SELECT * FROM portal_session');
      expect(JSON.stringify(kept)).not.toContain('AppleWebKit');
    });

    test('are signed out one by one, and then all, this one too', async () => {
      const [desk, phone, tablet] = [
        await edge.signedIn('maple'),
        await edge.signedIn('maple'),
        await edge.signedIn('maple'),
      ];
      const own = (await devicesOf(phone)).find(({ isThis }) => isThis);
      expect((await signOut(desk, own?.id ?? null)).status).toBe(204);
      expect([await isIn(desk), await isIn(phone), await isIn(tablet)]).toEqual([true, false, true]);
      expect((await signOut(desk, null)).status).toBe(204);
      expect([await isIn(desk), await isIn(tablet)]).toEqual([false, false]);
      expect(desk.cookies.has('session')).toBe(false);
    });

    test('signed out everywhere takes a sign-in between its two calls along', async () => {
      const [desk, waiting] = [await edge.signedIn('maple'), edge.browser()];
      const { verifier, challenge } = pkce();
      const first = await waiting.send('POST', restPaths.signIn, signInBody('maple', demo, challenge));
      const { code }: { code: string } = await first.json();
      await signOut(desk, null);
      const second = await waiting.send('POST', restPaths.token, tokenBody(code, verifier));
      expect(await codeOf(second)).toBe('LW-AUT-020');
    });

    test('that are new are told to whom they are new, but for the first, and a known one never', async () => {
      const desk = await edge.signedIn('maple');
      expect(await mailed()).toEqual([]);
      await signInWith(edge.browser(), agent);
      const sent = await mailed();
      expect(sent.map(({ subject }) => subject)).toEqual(['New sign-in to your account']);
      expect(sent[0]?.text).toContain('Safari on iPhone');
      await desk.signIn('maple');
      expect(await mailed()).toEqual([]);
    });

    test('that are new are told ten times an hour at the most, and all are listed', async () => {
      edge.holdTime();
      const desk = await edge.signedIn('maple');
      const begun: (() => Promise<Response>)[] = [];
      for (let times = 0; times < 14; times += 1) {
        const { verifier, challenge } = pkce();
        const client = edge.browser();
        const first = await client.send('POST', restPaths.signIn, signInBody('maple', demo, challenge));
        const { code }: { code: string } = await first.json();
        begun.push(async () => await client.send('POST', restPaths.token, tokenBody(code, verifier)));
      }
      await Promise.all(begun.map(async (redeem) => await redeem()));
      const told = async () =>
        await under.database.query(`SELECT FROM message WHERE content->>'kind' = 'newDevice'`);
      expect(await told()).toHaveLength(newDevicesToldAnHour);
      expect(await devicesOf(desk)).toHaveLength(15);
      edge.passTime(60 * minute);
      await edge.signedIn('maple');
      expect(await told()).toHaveLength(newDevicesToldAnHour + 1);
    });

    test('say what they like: a name that is none is another device, however long', async () => {
      await edge.signedIn('maple');
      const liar = edge.browser();
      await signInWith(liar, `<script>alert(1)</script>${'x'.repeat(5_000)}`);
      expect(await devicesOf(liar)).toMatchObject([{ browser: 'other', system: 'other' }, {}]);
      expect((await mailed())[0]?.html).not.toContain('<script>');
    });
  });

  describe('an attacker', () => {
    test('guesses at the password of an open session no faster than at sign-in, in however many', async () => {
      edge.holdTime();
      const [desk, phone] = [await edge.signedIn('maple'), await edge.signedIn('maple')];
      for (let times = 0; times <= 5; times += 1)
        expect(await statusAndCode(await enterAgain(desk, 'not the one'))).toEqual([422, 'LW-AUT-047']);
      expect(await statusAndCode(await enterAgain(phone))).toEqual([429, 'LW-AUT-040']);
    });

    test('leaves a trace of each guess, and none of what was guessed', async () => {
      const desk = await edge.signedIn('maple');
      const noted = async () =>
        await under.database.query<{ detail: unknown; session_id: string }>(
          `SELECT detail, session_id FROM audit_event WHERE action = 'signIn.passwordEnteredWrong' ORDER BY id`,
        );
      const before = (await noted()).length;
      for (let times = 0; times < 3; times += 1) await enterAgain(desk, 'not the one');
      await enterAgain(desk);
      const trace = { detail: {}, session_id: expect.any(String) };
      expect((await noted()).slice(before)).toEqual([trace, trace, trace]);
    });

    test('holds nobody up by changing their own password many times at once', async () => {
      edge.holdTime();
      const desk = await edge.signedIn('maple');
      await enterAgain(desk);
      const passwords = Array.from({ length: 16 }, (_, index) => `${chosen} ${index}`);
      const answers = await Promise.all(
        passwords.map(async (password) => {
          const answer = await change(desk, password);
          return { password, status: answer.status, code: answer.ok ? null : await codeOf(answer) };
        }),
      );
      expect(answers.filter(({ code }) => code === 'LW-AUT-040')).toHaveLength(10);
      const changed = answers.filter(({ status }) => status === 204);
      expect(changed.length).toBeGreaterThan(0);
      const opened: number[] = [];
      for (const { password } of changed) opened.push(await signsIn(password));
      expect(opened.filter((status) => status === 200)).toHaveLength(1);
      expect(await signsIn(demo)).toBe(401);
    });

    test('uses nobody’s confirmation: not another session’s, an old one, a made-up one, or one that was signed out', async () => {
      const [desk, phone] = [await edge.signedIn('maple'), await edge.signedIn('maple')];
      await enterAgain(desk);
      const mark = desk.cookies.get('reauth') ?? '';
      for (const planted of [mark, '9999999999.x', '', `9999999999.${mark.split('.')[1]}`]) {
        phone.cookies.set('reauth', planted);
        expect(await codeOf(await change(phone))).toBe('LW-AUT-046');
      }
      edge.passTime(5 * minute);
      expect(await codeOf(await change(desk))).toBe('LW-AUT-046');
      await enterAgain(desk);
      await desk.send('POST', restPaths.logout, {});
      expect(desk.cookies.has('reauth')).toBe(false);
    });

    test('signs nobody else out by the id of their device, and reads nothing off the answer', async () => {
      const [desk, stranger] = [await edge.signedIn('maple'), await edge.signedIn('credit')];
      const [theirs] = await devicesOf(stranger);
      const answers = [await signOut(desk, theirs?.id ?? null), await signOut(desk, someId)];
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
      expect(await isIn(stranger)).toBe(true);
    });

    test('changes nothing as an agent of ours, nor from another site', async () => {
      const desk = await edge.signedIn('maple');
      const crossSite = { 'x-xsrf-token': 'made-up' };
      const forged = await desk.send('POST', restPaths.password, { password: chosen }, crossSite);
      expect(await codeOf(forged)).toBe('LW-AUT-070');
      await under.database.query(`UPDATE portal_user SET user_type = 'CSR' WHERE username = 'maple'`);
      for (const refused of [await enterAgain(desk), await change(desk), await signOut(desk, null)])
        expect(await codeOf(refused)).toBe('LW-AUT-050');
    });
  });
});
