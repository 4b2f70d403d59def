import { restPaths } from '@linework/contract';
import { problemSchema, recoveryAnswer, recoveryCodeAnswer } from '@linework/contract/schemas';
import { longestPassword, recoveriesAnHour, recoveryTries } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerRecoveries } from '../src/capabilities/account-recovery/answer-recoveries.ts';
import { askRecovery } from '../src/capabilities/account-recovery/ask-recovery.ts';
import { messageLinks } from '../src/capabilities/messages/message-links.ts';
import { hashPassword, rememberedDevices } from '../src/capabilities/session/index.ts';
import type { Services } from '../src/services.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { type PortalClient, pkce, signInBody, tokenBody } from './support/portal-client.ts';
import { wholeRound } from './support/rounds.ts';
import { collectingPort, messageRound } from './support/told.ts';
import { watchDatabase } from './support/watch-database.ts';

const minute = 60_000;
const demo = 'linework-demo';
const chosen = 'four words that rhyme';

const withDevices = ({ database, configuration }: Pick<Services, 'database' | 'configuration'>) => ({
  database,
  devices: rememberedDevices(configuration.sessionSecret),
});
const codeOf = async (response: Response) => problemSchema.parse(await response.json()).code;
const statusAndCode = async (response: Response) => [response.status, await codeOf(response)];

describeSeededOnEachEngine('Getting back in', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());
  beforeEach(async () => {
    const passwordHash = await hashPassword(demo);
    for (const table of [
      'attempt_throttle',
      'account_recovery',
      'message',
      'message_delivery',
      'portal_session',
    ])
      await under.database.query(`DELETE FROM ${table}`);
    // Each has an address of their own here; people of one company share theirs.
    await under.database.query(
      `UPDATE portal_user SET password_hash = $1, email = username || '@alone.example'`,
      [passwordHash],
    );
  });

  const emailOf = async (username: string): Promise<string> => {
    const rows = await under.database.query<{ email: string }>(
      'SELECT email FROM portal_user WHERE username = $1',
      [username],
    );
    return rows[0]?.email ?? '';
  };
  const post = async (path: string, body: unknown, client: PortalClient = edge.browser(), headers = {}) =>
    await client.send('POST', path, body, headers);
  const ask = async (name: string, forgotten = 'password', headers = {}): Promise<string> => {
    const response = await post(restPaths.recovery, { forgotten, name }, edge.browser(), headers);
    return recoveryAnswer.parse(await response.json()).recovery;
  };
  /** What the worker and the mail server do next. */
  const mailed = async () => {
    const { database, realClock, clock, configuration } = edge.services;
    await answerRecoveries(withDevices(edge.services), wholeRound, realClock.now(), (error) => {
      throw error;
    });
    const mail = collectingPort();
    await messageRound({ clock, configuration }, database, mail, { realNow: realClock.now() });
    return mail.sent;
  };
  const codeIn = (text = ''): string => /^(\d{4}) (\d{4})$/m.exec(text)?.slice(1).join('') ?? 'none';
  const codeFor = async (name: string): Promise<{ recovery: string; code: string }> => {
    const recovery = await ask(name);
    const codes = (await mailed()).map(({ text }) => codeIn(text));
    return { recovery, code: codes.find((code) => code !== 'none') ?? 'none' };
  };
  const show = async (recovery: string, code: string, client?: PortalClient) =>
    await post(restPaths.recoveryCode, { recovery, code }, client);
  const grantFor = async (name: string): Promise<string> => {
    const { recovery, code } = await codeFor(name);
    return recoveryCodeAnswer.parse(await (await show(recovery, code)).json()).grant;
  };
  const choose = async (grant: string, password: string, client?: PortalClient) =>
    await post(restPaths.recoveryPassword, { grant, password }, client);
  const signsIn = async (username: string, password: string): Promise<number> => {
    const body = signInBody(username, password, pkce().challenge);
    return (await post(restPaths.signIn, body)).status;
  };
  const another = (code: string): string => (code === '00000000' ? '00000001' : '00000000');

  describe('with a forgotten password', () => {
    test('takes a code by email, a new password and every session to its end, and tells so', async () => {
      const [desk, phone] = [await edge.signedIn('maple'), await edge.signedIn('maple')];
      const stranger = await edge.signedIn('credit');
      await mailed();
      const recovery = await ask('  MAPLE ');
      const sent = await mailed();
      expect(sent.map(({ to }) => to)).toEqual([await emailOf('maple')]);
      const answer = await show(recovery, codeIn(sent[0]?.text));
      const { grant } = recoveryCodeAnswer.parse(await answer.json());
      expect((await desk.get(restPaths.session)).status).toBe(200);
      const done = await choose(grant, chosen);
      expect([done.status, await done.text()]).toEqual([204, '']);
      for (const client of [desk, phone]) expect((await client.get(restPaths.session)).status).toBe(401);
      expect((await stranger.get(restPaths.session)).status).toBe(200);
      expect([await signsIn('maple', demo), await signsIn('maple', chosen)]).toEqual([401, 200]);
      const [told] = await mailed();
      expect(told).toMatchObject({ to: await emailOf('maple'), subject: 'Your password was changed' });
      expect(told?.text).not.toContain(chosen);
    });

    test('makes the browser one that knows its owner: whoever guesses at the name meanwhile keeps nobody from the new password', async () => {
      edge.holdTime();
      const client = edge.browser();
      expect((await choose(await grantFor('maple'), chosen, client)).status).toBe(204);
      for (let times = 0; times < 8; times += 1) await signsIn('maple', 'guessed');
      expect(await signsIn('maple', chosen)).toBe(429);
      await client.signIn('maple', chosen);
      expect((await client.get(restPaths.session)).status).toBe(200);
    });

    test('makes no browser known where a second step is to be passed yet', async () => {
      const grant = await grantFor('maple');
      await under.database.query(
        `INSERT INTO second_step (user_id, id, begun_at, turned_on_at)
         SELECT id, id, now(), now() FROM portal_user WHERE username = 'maple'`,
      );
      const done = await choose(grant, chosen);
      await under.database.query('DELETE FROM second_step');
      expect([done.status, done.headers.getSetCookie()]).toEqual([204, []]);
    });

    test('finds whoever it is by their email address too, however it is written', async () => {
      const address = (await emailOf('maple')).toUpperCase();
      const { recovery, code } = await codeFor(address);
      expect((await show(recovery, code)).status).toBe(200);
    });

    test('writes to each of those who share an address, and each code is its own reader’s', async () => {
      const address = 'shared@maplest.example';
      await under.database.query(`UPDATE portal_user SET email = $1 WHERE username IN ('maple', 'credit')`, [
        address,
      ]);
      const recovery = await ask(address);
      const sent = await mailed();
      expect(sent.map(({ to }) => to)).toEqual([address, address]);
      const ofCredit = sent.find(({ text }) => text.includes('Username: credit'));
      const { grant } = recoveryCodeAnswer.parse(await (await show(recovery, codeIn(ofCredit?.text))).json());
      expect((await choose(grant, chosen)).status).toBe(204);
      expect([await signsIn('credit', chosen), await signsIn('maple', demo)]).toEqual([200, 200]);
    });

    test.each([
      ['short', 'eleven char', 'tooShort'],
      ['long', 'x'.repeat(129), 'tooLong'],
    ])('takes none that is too %s', async (_, password, problem) => {
      const response = await choose(await grantFor('maple'), password);
      const { errors, code } = problemSchema.parse(await response.json());
      expect([code, errors]).toEqual([
        'LW-SYS-060',
        [expect.objectContaining({ pointer: '/password', problem })],
      ]);
    });

    test('takes none that is on the list, and then another', async () => {
      const grant = await grantFor('maple');
      const longest = `${'🥐'.repeat(108)} three pears on one `;
      expect([...longest]).toHaveLength(longestPassword);
      for (const password of [
        'qazwsxedc123',
        'PASSWORD1234',
        'dragonmonkey',
        'Password2026!',
        '🥐'.repeat(20),
      ])
        expect(await statusAndCode(await choose(grant, password))).toEqual([422, 'LW-AUT-043']);
      expect((await choose(grant, longest)).status).toBe(204);
      expect(await signsIn('maple', longest)).toBe(200);
    });

    test('is the same password from a keyboard that composes its letters otherwise', async () => {
      expect((await choose(await grantFor('maple'), 'jalapen\u0303o con queso')).status).toBe(204);
      expect(await signsIn('maple', 'jalapeño con queso')).toBe(200);
    });
  });

  test('of a name that reads as a card number is answered like any, and the number is kept for no moment', async () => {
    await ask('4000 0000 0000 0002');
    const kept = await under.database.query<{ name: string | null }>('SELECT name FROM account_recovery');
    expect(kept).toEqual([{ name: '' }]);
  });

  describe('with a forgotten username', () => {
    test('has it emailed to its own address and shown to nobody', async () => {
      const address = await emailOf('maple');
      const response = await post(restPaths.recovery, { forgotten: 'username', name: address });
      expect(await response.text()).not.toContain('maple');
      const sent = await mailed();
      expect(sent).toMatchObject([{ to: address, subject: 'Your username' }]);
      expect(sent[0]?.text).toContain('Username: maple');
      expect(codeIn(sent[0]?.text)).toBe('none');
    });

    test('opens nothing', async () => {
      const recovery = await ask(await emailOf('maple'), 'username');
      await mailed();
      expect(await statusAndCode(await show(recovery, '00000000'))).toEqual([410, 'LW-AUT-042']);
    });
  });

  describe('an attacker', () => {
    const comparable = async (response: Response) => {
      const text = (await response.text()).replaceAll(
        /"(correlatorId|reference|recovery)":"[^"]*"/g,
        '"$1":""',
      );
      const headers = [...response.headers.entries()].filter(([name]) => !/^(date|x-correlator)$/.test(name));
      return {
        status: response.status,
        headers: headers.map(([name, value]) => [name, /nonce/.test(value) ? '' : value]),
        text,
      };
    };

    test('reads no difference between a username that is there and one that is not: words, status, headers', async () => {
      for (const forgotten of ['password', 'username']) {
        const there = await post(restPaths.recovery, { forgotten, name: await emailOf('maple') });
        const nobody = await post(restPaths.recovery, { forgotten, name: 'nobody@nowhere.example' });
        expect(await comparable(nobody)).toEqual(await comparable(there));
      }
    });

    test('reads none between their codes, nor as they run out', async () => {
      const tokens = [await ask('maple'), await ask('nobody-here')];
      await mailed();
      for (let times = 0; times <= recoveryTries; times += 1) {
        const [there, nobody] = await Promise.all(
          tokens.map(async (token) => await comparable(await show(token, '00000000'))),
        );
        expect(nobody).toEqual(there);
      }
    });

    test('can measure none: the same statements are made of any name, and none of them looks for a person', async () => {
      const statementsFor = async (name: string) => {
        const watched = watchDatabase(under.database);
        await askRecovery(
          watched.database,
          { forgotten: 'password', name },
          { network: '192.0.2.1', devices: null },
          new Date(),
        );
        return watched.statements;
      };
      const there = await statementsFor('maple');
      expect(await statementsFor('nobody-here')).toEqual(there);
      expect(there.join()).not.toMatch(/portal_user|account_member/);
    });

    test('guesses a code a few times, on however many networks, and never after the right one was typed wrongly so often', async () => {
      const { recovery, code } = await codeFor('maple');
      for (let times = 0; times < recoveryTries; times += 1) {
        await under.database.query('DELETE FROM attempt_throttle');
        expect(await statusAndCode(await show(recovery, another(code)))).toEqual([422, 'LW-AUT-041']);
      }
      expect(await statusAndCode(await show(recovery, code))).toEqual([410, 'LW-AUT-042']);
    });

    test('guesses at once no oftener', async () => {
      const { recovery, code } = await codeFor('maple');
      const answers = await Promise.all(
        Array.from({ length: 12 }, async () => await codeOf(await show(recovery, another(code)))),
      );
      expect(answers.filter((one) => one === 'LW-AUT-041')).toHaveLength(recoveryTries);
    });

    test('is slowed down who asks by one name, by whatever networks, and who asks by many on one', async () => {
      edge.holdTime();
      const refusedAfter = async (nameOf: (index: number) => string, free: number) => {
        for (let index = 0; index <= free; index += 1) await ask(nameOf(index));
        return await statusAndCode(
          await post(restPaths.recovery, { forgotten: 'password', name: nameOf(free + 1) }),
        );
      };
      expect(await refusedAfter(() => 'nobody-here', 5)).toEqual([429, 'LW-AUT-040']);
      await under.database.query('DELETE FROM attempt_throttle');
      expect(await refusedAfter((index) => `nobody-${index}`, 20)).toEqual([429, 'LW-AUT-040']);
    });

    test('cannot bury somebody in codes, and hears nothing of that', async () => {
      for (let times = 0; times < recoveriesAnHour + 3; times += 1) {
        await under.database.query('DELETE FROM attempt_throttle');
        await ask('maple');
      }
      expect(await mailed()).toHaveLength(recoveriesAnHour);
    });

    test('opens nobody else’s recovery with their own code', async () => {
      const own = await codeFor('credit');
      const recovery = await ask('maple');
      await mailed();
      expect(await statusAndCode(await show(recovery, own.code))).toEqual([422, 'LW-AUT-041']);
      expect((await show(own.recovery, own.code)).status).toBe(200);
    });

    test('opens nothing with a code that was used, nor with the right that it gave', async () => {
      const { recovery, code } = await codeFor('maple');
      const { grant } = recoveryCodeAnswer.parse(await (await show(recovery, code)).json());
      expect(await statusAndCode(await show(recovery, code))).toEqual([410, 'LW-AUT-042']);
      expect((await choose(grant, chosen)).status).toBe(204);
      expect(await statusAndCode(await choose(grant, 'another four words'))).toEqual([410, 'LW-AUT-042']);
      expect(await signsIn('maple', chosen)).toBe(200);
    });

    test('uses a code once who shows it many times at once', async () => {
      const { recovery, code } = await codeFor('maple');
      const answers = await Promise.all(
        Array.from({ length: 5 }, async () => (await show(recovery, code)).status),
      );
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
    });

    test('holds nobody up by choosing many passwords at once with one right', async () => {
      edge.holdTime();
      const grant = await grantFor('maple');
      const passwords = Array.from({ length: 16 }, (_, index) => `${chosen} ${index}`);
      const answers = await Promise.all(
        passwords.map(async (password) => ({ password, status: (await choose(grant, password)).status })),
      );
      const taken = answers.find(({ status }) => status === 204);
      const others = answers.filter((answer) => answer !== taken);
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set([410]));
      expect(await signsIn('maple', taken?.password ?? '')).toBe(200);
    });

    test('opens nothing with a code that is too old, nor with a right that is', async () => {
      const { recovery, code } = await codeFor('maple');
      edge.passTime(16 * minute);
      expect(await statusAndCode(await show(recovery, code))).toEqual([410, 'LW-AUT-042']);
      const grant = await grantFor('maple');
      edge.passTime(16 * minute);
      expect(await statusAndCode(await choose(grant, chosen))).toEqual([410, 'LW-AUT-042']);
    });

    test('keeps no other code, right or session once the password changed', async () => {
      const first = await codeFor('maple');
      const second = await grantFor('maple');
      const { verifier, challenge } = pkce();
      const waiting = edge.browser();
      const signIn = await post(restPaths.signIn, signInBody('maple', demo, challenge), waiting);
      const { code } = await signIn.json();
      expect((await choose(await grantFor('maple'), chosen)).status).toBe(204);
      expect(await codeOf(await show(first.recovery, first.code))).toBe('LW-AUT-041');
      expect(await codeOf(await choose(second, 'another four words'))).toBe('LW-AUT-042');
      expect((await post(restPaths.token, tokenBody(code, verifier), waiting)).status).toBe(401);
    });

    test('who has the old password cannot sign in as it changes', async () => {
      for (let times = 0; times < 5; times += 1) {
        const grant = await grantFor('maple');
        const clients = Array.from({ length: 4 }, () => edge.browser());
        const old = times % 2 === 0 ? demo : chosen;
        const next = times % 2 === 0 ? chosen : demo;
        await Promise.all([
          choose(grant, next),
          ...clients.map(async (client) => await client.signIn('maple', old).catch(() => null)),
        ]);
        for (const client of clients) expect((await client.get(restPaths.session)).status).toBe(401);
        await under.database.query('DELETE FROM attempt_throttle');
        await under.database.query('DELETE FROM account_recovery');
      }
    });

    test('who stole a password cannot stop the code by signing in, and is signed out by it', async () => {
      const { recovery, code } = await codeFor('maple');
      const thief = await edge.signedIn('maple');
      const { grant } = recoveryCodeAnswer.parse(await (await show(recovery, code, thief)).json());
      expect((await choose(grant, chosen)).status).toBe(204);
      expect((await thief.get(restPaths.session)).status).toBe(401);
    });

    test('plants no session: none of the calls sets more than the mark of a device, or takes a session over', async () => {
      const client = edge.browser();
      client.cookies.set('session', 'planted'.padEnd(43, 'x'));
      const asked = await post(restPaths.recovery, { forgotten: 'password', name: 'maple' }, client);
      const { recovery } = recoveryAnswer.parse(await asked.json());
      const code = codeIn((await mailed())[0]?.text);
      const showed = await show(recovery, code, client);
      const { grant } = recoveryCodeAnswer.parse(await showed.json());
      const done = await post(restPaths.recoveryPassword, { grant, password: chosen }, client);
      for (const answer of [asked, showed]) expect(answer.headers.getSetCookie()).toEqual([]);
      expect(done.headers.getSetCookie()).toEqual([expect.stringMatching(/^device=/)]);
      expect((await client.get(restPaths.session)).status).toBe(401);
    });

    test('forges no request from another site', async () => {
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const response = await post(
        restPaths.recovery,
        { forgotten: 'password', name: 'maple' },
        edge.browser(),
        headers,
      );
      expect(await statusAndCode(response)).toEqual([403, 'LW-AUT-070']);
    });

    test('writes no host of theirs into the message', async () => {
      const { configuration } = edge.services;
      await ask('maple', 'password', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
      const [mail] = await mailed();
      expect((mail?.text ?? '') + (mail?.html ?? '')).not.toContain('evil.example');
      expect(messageLinks(configuration).signIn).toBe(
        new URL('/login', configuration.publicOrigin ?? `http://localhost:${configuration.port}`).href,
      );
    });

    test('finds no password, code or right in the logs, and no name or code in what is kept', async () => {
      const { recovery, code } = await codeFor('maple');
      const { grant } = recoveryCodeAnswer.parse(await (await show(recovery, code)).json());
      await choose(grant, 'qazwsxedc123');
      await choose(grant, chosen);
      const logged = edge.logs.join('');
      for (const secret of [recovery, code, grant, 'qazwsxedc123', chosen])
        expect(logged).not.toContain(secret);
      const kept = await under.database.query<{ row: string }>(
        `SELECT r::text AS row FROM account_recovery r UNION ALL SELECT m::text FROM message m
         UNION ALL SELECT d::text FROM message_delivery d`,
      );
      const all = kept.map(({ row }) => row).join('\n');
      for (const secret of [recovery, code, grant, chosen]) expect(all).not.toContain(secret);
      expect(await under.database.query('SELECT 1 FROM account_recovery WHERE name IS NOT NULL')).toEqual([]);
    });
  });

  test('writes to no agent of ours', async () => {
    await under.database.query("UPDATE portal_user SET user_type = 'CSR' WHERE username = 'maple'");
    await ask('maple');
    expect(await mailed()).toEqual([]);
    await under.database.query("UPDATE portal_user SET user_type = 'CONSUMER' WHERE username = 'maple'");
  });

  test('sends no code that would come too late', async () => {
    await ask('maple');
    const { database, realClock, clock, configuration } = edge.services;
    await answerRecoveries(withDevices(edge.services), wholeRound, realClock.now(), () => undefined);
    edge.passTime(15 * minute);
    const mail = collectingPort();
    await messageRound({ clock, configuration }, database, mail, { realNow: realClock.now() });
    expect(mail.sent).toEqual([]);
  });

  test('is answered by one of two workers', async () => {
    await ask('maple');
    const { realClock } = edge.services;
    const round = async () =>
      await answerRecoveries(withDevices(edge.services), wholeRound, realClock.now(), () => undefined);
    await Promise.all([round(), round()]);
    expect(await mailed()).toHaveLength(1);
  });
});
