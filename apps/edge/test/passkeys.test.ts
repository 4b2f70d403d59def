import { restPaths } from '@linework/contract';
import {
  passkeyChallengeAnswer,
  passkeySetUpAnswer,
  passkeySignInAnswer,
  passkeysAnswer,
  problemSchema,
} from '@linework/contract/schemas';
import { mostPasskeys } from '@linework/domain';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashToken, newToken } from '../src/access/tokens.ts';
import { hashPassword } from '../src/capabilities/session/index.ts';
import { features } from '../src/features.ts';
import { cleanUp } from '../src/worker/clean-up.ts';
import { type Authenticator, authenticator, type Said } from './support/authenticator.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { type PortalClient, pkce, tokenBody } from './support/portal-client.ts';
import { collectingPort, messageRound } from './support/told.ts';

// To see what it is given to read; it does what it always does.
vi.mock('@simplewebauthn/server', { spy: true });

const minute = 60_000;
const demo = 'linework-demo';
const cleared = [
  'attempt_throttle',
  'message',
  'message_delivery',
  'portal_session',
  'second_step',
  'passkey',
  'passkey_challenge',
] as const;

const codeOf = async (response: Response) => problemSchema.parse(await response.json()).code;

/** What a device is asked, and what it says where a test has it say something else. */
type Otherwise = Partial<Said>;

describeSeededOnEachEngine('A passkey', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());
  beforeEach(async () => {
    edge.holdTime();
    for (const table of cleared) await under.database.query(`DELETE FROM ${table}`);
    await under.database.query(
      `UPDATE portal_user SET password_hash = $1, has_second_step = false, devices_known_since = NULL,
         user_type = 'CONSUMER'`,
      [await hashPassword(demo)],
    );
  });

  const post = async (client: PortalClient, name: keyof typeof restPaths, body: object = {}) =>
    await client.send('POST', restPaths[name], body);
  const confirmed = async (username = 'maple') => {
    const client = await edge.signedIn(username);
    await post(client, 'reauthentication', { password: demo });
    return client;
  };
  const here = () => ({ origin: new URL(edge.url).origin, rpId: new URL(edge.url).hostname });
  const listed = async (client: PortalClient) =>
    passkeysAnswer.parse(await (await client.get(restPaths.passkeys)).json()).passkeys;
  const begin = async (client: PortalClient) =>
    passkeySetUpAnswer.parse(await (await post(client, 'passkeySetUp')).json());
  const add = async (client: PortalClient, device: Authenticator, otherwise: Otherwise = {}) => {
    const { challenge, user } = await begin(client);
    const credential = device.make({ challenge, ...here(), ...otherwise });
    return { userHandle: user.id, credential, answer: await post(client, 'passkeyAdd', { credential }) };
  };
  /** A device with a passkey of somebody's. */
  const added = async (username = 'maple') => {
    const desk = await confirmed(username);
    const device = authenticator();
    const { userHandle, answer } = await add(desk, device);
    expect(answer.status).toBe(204);
    return { desk, device, userHandle };
  };
  const asked = async (client: PortalClient, challenge: string) =>
    passkeyChallengeAnswer.parse(
      await (await post(client, 'passkeyChallenge', { code_challenge: challenge })).json(),
    );
  /** Somebody who picks their passkey in a browser of their own. */
  const pick = async (
    device: Authenticator,
    userHandle: string,
    otherwise: Otherwise = {},
    client = edge.browser(),
  ) => {
    const { verifier, challenge: codeChallenge } = pkce();
    const { challenge } = await asked(client, codeChallenge);
    const credential = device.sign({ challenge, ...here(), ...otherwise }, userHandle);
    const show = async (code_verifier = verifier) =>
      await post(client, 'passkeySignIn', { code_verifier, remember_me: false, credential });
    const redeem = async (answer: Response) => {
      const { code } = passkeySignInAnswer.parse(await answer.json());
      return (await post(client, 'token', tokenBody(code, verifier))).status;
    };
    return { client, show, redeem };
  };
  const signIn = async (device: Authenticator, userHandle: string, otherwise: Otherwise = {}) =>
    await (await pick(device, userHandle, otherwise)).show();
  const mailed = async () => {
    const { database, realClock, clock, configuration } = edge.services;
    const mail = collectingPort();
    await messageRound({ clock, configuration }, database, mail, { realNow: realClock.now() });
    return mail.sent.map(({ subject }) => subject);
  };

  test('is added, told by email, and signs in without a user name, a password or a second step', async () => {
    const { desk, device, userHandle } = await added();
    expect(await listed(desk)).toMatchObject([{ name: null, browser: 'other', lastUsedAt: null }]);
    expect(await mailed()).toEqual(['A passkey was added']);
    await under.database.query(`UPDATE portal_user SET has_second_step = true WHERE username = 'maple'`);
    const { client, show, redeem } = await pick(device, userHandle);
    expect(await redeem(await show())).toBe(200);
    expect((await client.get(restPaths.session)).status).toBe(200);
    expect(client.cookies.has('device')).toBe(true);
    const [used] = await listed(desk);
    expect(used?.lastUsedAt).toEqual(expect.any(String));
    const noted = await under.database.query(`SELECT 1 FROM audit_event WHERE action = 'signIn.passkeyUsed'`);
    expect(noted.length).toBeGreaterThan(0);
  });

  test('tells of a device that is new, as a password does, and of one that is known nothing', async () => {
    const { device, userHandle } = await added();
    await mailed();
    const first = await pick(device, userHandle);
    expect(await first.redeem(await first.show())).toBe(200);
    expect(await mailed()).toEqual(['New sign-in to your account']);
    const again = await pick(device, userHandle, {}, first.client);
    expect(await again.redeem(await again.show())).toBe(200);
    expect(await mailed()).toEqual([]);
  });

  test('is asked for with its owner recognized, among all that a device has, and told nobody', async () => {
    await added();
    const answer = await post(edge.browser(), 'passkeyChallenge', { code_challenge: pkce().challenge });
    const { challenge, ...rest } = await answer.json();
    expect(challenge).toMatch(/^[\w-]{43}$/);
    expect(rest).toEqual({ rpId: here().rpId, timeout: 5 * minute, userVerification: 'required' });
  });

  test('is made for this portal alone, kept on the device, and by no device that has one already', async () => {
    const { desk, device } = await added();
    expect(await begin(desk)).toMatchObject({
      rp: { id: here().rpId },
      user: { name: 'maple' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id, transports: ['internal', 'hybrid'] }],
    });
  });

  test('is renamed and removed by its owner, and signs in no more', async () => {
    const { desk, device, userHandle } = await added();
    const [{ id: passkeyId } = { id: '' }] = await listed(desk);
    expect((await post(desk, 'passkeyRename', { passkeyId, name: ' Shop  phone ' })).status).toBe(204);
    expect(await listed(desk)).toMatchObject([{ name: 'Shop phone' }]);
    expect(await codeOf(await post(desk, 'passkeyRename', { passkeyId, name: '  ' }))).toBe('LW-SYS-060');
    await mailed();
    const halfway = await pick(device, userHandle);
    const answered = await halfway.show();
    expect((await post(desk, 'passkeyRemove', { passkeyId })).status).toBe(204);
    expect(await mailed()).toEqual(['A passkey was removed']);
    expect(await halfway.redeem(answered)).toBe(401);
    expect(await codeOf(await signIn(device, userHandle))).toBe('LW-AUT-052');
    expect((await post(desk, 'passkeyRemove', { passkeyId })).status).toBe(204);
    expect(await mailed()).toEqual([]);
    expect(await codeOf(await post(desk, 'passkeyRename', { passkeyId, name: 'Shop' }))).toBe('LW-AUT-048');
  });

  test('ends where its owner recovers a password that somebody else may have had, and stays where they change their own', async () => {
    const { desk, device, userHandle } = await added();
    const own = { password: 'three apples on a shelf' };
    expect((await post(desk, 'password', own)).status).toBe(204);
    expect((await signIn(device, userHandle)).status).toBe(200);
    const grant = newToken();
    await under.database.query(
      `INSERT INTO account_recovery (id, token_hash, forgotten, name, user_id, grant_hash, created_at, expires_at)
       SELECT gen_random_uuid(), $1, 'password', '', id, $2, $3, $4 FROM portal_user WHERE username = 'maple'`,
      [
        hashToken(newToken()),
        hashToken(grant),
        edge.services.realClock.now(),
        new Date(edge.services.realClock.now().getTime() + minute),
      ],
    );
    const recovered = { grant, password: 'four pears in a basket' };
    expect((await post(edge.browser(), 'recoveryPassword', recovered)).status).toBe(204);
    expect((await signIn(device, userHandle)).status).toBe(401);
  });

  test('is one of five at most, also when two are added at once', async () => {
    const desk = await confirmed();
    for (let count = 1; count < mostPasskeys; count += 1) await add(desk, authenticator());
    const last = [await begin(desk), await begin(desk)];
    const answers = await Promise.all(
      last.map(
        async ({ challenge }) =>
          await post(desk, 'passkeyAdd', { credential: authenticator().make({ challenge, ...here() }) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await listed(desk)).toHaveLength(mostPasskeys);
    expect(await codeOf(await post(desk, 'passkeySetUp'))).toBe('LW-AUT-054');
  });

  test('is in what its owner may download of their sign-in', async () => {
    const { desk } = await added();
    expect(await (await desk.get(restPaths.signInData)).json()).toMatchObject({
      passkeys: await listed(desk),
    });
  });

  test.each<[string, Otherwise]>([
    ['from another site', { origin: 'https://linework.example' }],
    ['for another site', { rpId: 'linework.example' }],
    ['of another challenge', { challenge: 'A'.repeat(43) }],
    ['whose owner was not recognized', { isVerified: false }],
    ['in a frame of another site', { crossOrigin: true }],
    ['that answers something else', { type: 'payment.get' }],
  ])('%s neither signs in nor is added', async (_, otherwise) => {
    const { desk, device, userHandle } = await added();
    expect(await codeOf(await signIn(device, userHandle, otherwise))).toBe('LW-AUT-052');
    const { answer } = await add(desk, authenticator(), otherwise);
    expect(await codeOf(answer)).toBe('LW-AUT-053');
    expect(await listed(desk)).toHaveLength(1);
  });

  describe('an attacker', () => {
    test('who has an answer that was used, or another browser’s, is refused', async () => {
      const { device, userHandle } = await added();
      const { show } = await pick(device, userHandle);
      expect(await codeOf(await show(pkce().verifier))).toBe('LW-AUT-052');
      expect((await show()).status).toBe(200);
      expect(await codeOf(await show())).toBe('LW-AUT-052');
    });

    test('who has an answer and sends it twice at once signs in once at most', async () => {
      const { device, userHandle } = await added();
      const { show } = await pick(device, userHandle);
      const answers = await Promise.all([show(), show()]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    });

    test('who comes after five minutes is refused, and what was asked is kept no longer', async () => {
      const { desk, device, userHandle } = await added();
      const late = await pick(device, userHandle);
      edge.passTime(5 * minute);
      expect(await codeOf(await late.show())).toBe('LW-AUT-052');
      await post(desk, 'reauthentication', { password: demo });
      const { challenge } = await begin(desk);
      edge.passTime(5 * minute);
      await post(desk, 'reauthentication', { password: demo });
      const credential = authenticator().make({ challenge, ...here() });
      expect(await codeOf(await post(desk, 'passkeyAdd', { credential }))).toBe('LW-AUT-053');
      edge.passTime(1);
      await cleanUp(
        edge.services,
        features.flatMap((feature) => ('cleanUp' in feature && feature.cleanUp ? [feature.cleanUp] : [])),
      );
      expect(await under.database.query('SELECT 1 FROM passkey_challenge')).toEqual([]);
    });

    test.each(['byCertificates', 'byHiddenCertificates', 'inAnotherForm'] as const)(
      'has no certificates looked up for a passkey that tells its maker %s',
      async (attests) => {
        const desk = await confirmed();
        vi.mocked(verifyRegistrationResponse).mockClear();
        expect(await codeOf((await add(desk, authenticator(), { attests })).answer)).toBe('LW-AUT-053');
        expect(verifyRegistrationResponse).not.toHaveBeenCalled();
        expect((await add(desk, authenticator(), { attests: 'itself' })).answer.status).toBe(204);
      },
    );

    test('who copied a passkey is refused once its owner’s device has counted on', async () => {
      const { device, userHandle } = await added();
      expect((await signIn(device, userHandle, { counter: 7 })).status).toBe(200);
      expect(await codeOf(await signIn(device, userHandle, { counter: 7 }))).toBe('LW-AUT-052');
      expect(await codeOf(await signIn(device, userHandle, { counter: 3 }))).toBe('LW-AUT-052');
      expect((await signIn(device, userHandle, { counter: 8 })).status).toBe(200);
    });

    test('with a passkey of their own is nobody else, nor with one that nobody kept', async () => {
      const [mine, theirs] = [await added('maple'), await added('credit')];
      expect(await codeOf(await signIn(mine.device, theirs.userHandle))).toBe('LW-AUT-052');
      expect(await codeOf(await signIn(authenticator(), theirs.userHandle))).toBe('LW-AUT-052');
      const [{ id: passkeyId } = { id: '' }] = await listed(theirs.desk);
      expect(await codeOf(await post(mine.desk, 'passkeyRename', { passkeyId, name: 'Mine' }))).toBe(
        'LW-AUT-048',
      );
      expect((await post(mine.desk, 'passkeyRemove', { passkeyId })).status).toBe(204);
      expect(await listed(theirs.desk)).toMatchObject([{ id: passkeyId, name: null }]);
    });

    test('cannot keep somebody else’s passkey as theirs, nor finish what another session began', async () => {
      const { device, desk } = await added('maple');
      const other = await confirmed('credit');
      expect(await codeOf((await add(other, device)).answer)).toBe('LW-AUT-053');
      const { challenge } = await begin(desk);
      const credential = authenticator().make({ challenge, ...here() });
      expect(await codeOf(await post(other, 'passkeyAdd', { credential }))).toBe('LW-AUT-053');
    });

    test('who tries again and again waits as with a password', async () => {
      const { device, userHandle } = await added();
      for (let times = 0; times < 5; times += 1)
        expect(await codeOf(await signIn(device, userHandle, { isVerified: false }))).toBe('LW-AUT-052');
      await signIn(device, userHandle, { isVerified: false });
      expect(await codeOf(await signIn(device, userHandle))).toBe('LW-AUT-040');
      edge.passTime(minute);
      expect((await signIn(device, userHandle)).status).toBe(200);
    });

    test('who asks for challenges without end waits too', async () => {
      const ask = async () =>
        await post(edge.browser(), 'passkeyChallenge', { code_challenge: pkce().challenge });
      for (let times = 0; times <= 50; times += 1) await ask();
      expect(await codeOf(await ask())).toBe('LW-AUT-040');
    });

    test('at an open session changes nothing without the password, nor as an agent of ours', async () => {
      const { device } = await added();
      const desk = await edge.signedIn('maple');
      const [{ id: passkeyId } = { id: '' }] = await listed(desk);
      const credential = device.make({ challenge: 'A'.repeat(43), ...here() });
      const changes = [
        ['passkeySetUp', {}],
        ['passkeyAdd', { credential }],
        ['passkeyRemove', { passkeyId }],
      ] as const;
      for (const [change, body] of changes)
        expect(await codeOf(await post(desk, change, body))).toBe('LW-AUT-046');
      await under.database.query(`UPDATE portal_user SET user_type = 'CSR' WHERE username = 'maple'`);
      for (const [change, body] of [...changes, ['passkeyRename', { passkeyId, name: 'Ours' }] as const])
        expect(await codeOf(await post(desk, change, body))).toBe('LW-AUT-050');
    });
  });
});
