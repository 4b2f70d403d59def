import { restPaths } from '@linework/contract';
import { problemSchema, registrationAnswer } from '@linework/contract/schemas';
import { recoveryTries, registrationCodes, registrationNames } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billCodes } from '../src/access/digit-code.ts';
import { addressMessages } from '../src/capabilities/messages/address-messages.ts';
import { showBill } from '../src/capabilities/registration/show-bill.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import { pkce, signInBody } from './support/portal-client.ts';
import { wholeRound } from './support/rounds.ts';
import { collectingPort, messageRound } from './support/told.ts';
import { watchDatabase } from './support/watch-database.ts';

const minute = 60_000;
const chosen = 'four words that rhyme';

const codeOf = async (response: Response) => problemSchema.parse(await response.json()).code;
const statusAndCode = async (response: Response) => [response.status, await codeOf(response)];

interface Bill {
  readonly id: string;
  readonly account_id: string;
  readonly number: string;
  readonly zip: string;
}

describeSeededOnEachEngine('Making a sign-in', (under) => {
  let edge: EdgeUnderTest;
  /** Of one customer, the newest first. */
  let bills: readonly Bill[];
  let people = 0;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
    bills = await under.database.query<Bill>(
      `SELECT b.id, a.id AS account_id, a.number, a.bill_to_address ->> 'zip' AS zip FROM portal_user u
       JOIN account_member m ON m.user_id = u.id JOIN account a ON a.id = m.account_id JOIN bill b ON b.account_id = a.id
       WHERE u.username = 'maple' AND b.is_released ORDER BY b.bill_date DESC, b.id DESC`,
    );
  });
  afterAll(async () => await edge.stop());
  beforeEach(async () => {
    for (const table of [
      'attempt_throttle',
      'account_registration',
      'bill_code_used',
      'message',
      'message_delivery',
    ])
      await under.database.query(`DELETE FROM ${table}`);
  });

  const bill = (at = 0): Bill => {
    const found = bills[at];
    if (!found) throw new Error(`maple has no bill ${at}`);
    return found;
  };
  const post = async (path: string, body: unknown) => await edge.browser().send('POST', path, body);
  const onBill = ({ id, number, zip }: Bill) => ({
    accountNumber: number,
    zip,
    securityCode: billCodes(edge.services.configuration.sessionSecret)(id),
  });
  const show = async (shown: object) => await post(restPaths.registration, shown);
  const begin = async (at = 0): Promise<string> =>
    registrationAnswer.parse(await (await show(onBill(bill(at)))).json()).registration;
  const someone = (registration: string, more = {}) => {
    people += 1;
    return {
      registration,
      firstName: 'Robin',
      lastName: 'Vale',
      email: `robin-${people}@alone.example`,
      username: `Robin-${people}`,
      password: chosen,
      ...more,
    };
  };
  const tell = async (details: object) => await post(restPaths.registrationDetails, details);
  const mailed = async () => {
    const { database, realClock, clock, configuration } = edge.services;
    const mail = collectingPort();
    await messageRound({ clock, configuration }, database, mail, { realNow: realClock.now() });
    return mail.sent;
  };
  const codeIn = (text = ''): string => /^(\d{4}) (\d{4})$/m.exec(text)?.slice(1).join('') ?? 'none';
  const codeFor = async (details: { readonly email: string }): Promise<string> => {
    expect((await tell(details)).status).toBe(204);
    return codeIn((await mailed()).find(({ to }) => to === details.email)?.text);
  };
  const confirm = async (registration: string, code: string) =>
    await post(restPaths.registrationCode, { registration, code });
  const rename = async (registration: string, username: string) =>
    await post(restPaths.registrationName, { registration, username });
  const signsIn = async (username: string, password = chosen): Promise<number> =>
    (await post(restPaths.signIn, signInBody(username, password, pkce().challenge))).status;
  const another = (code: string): string => (code === '00000000' ? '00000001' : '00000000');
  const roleOf = async (username: string) => {
    const [member] = await under.database.query<{ role: string; account_id: string }>(
      `SELECT m.role, m.account_id FROM portal_user u JOIN account_member m ON m.user_id = u.id WHERE u.username = $1`,
      [username.toLowerCase()],
    );
    return member;
  };

  test('takes what stands on a bill, who somebody is and the code that they are emailed', async () => {
    const registration = await begin();
    const details = someone(registration);
    expect((await tell(details)).status).toBe(204);
    expect(await signsIn(details.username)).toBe(401);
    const [mail] = await mailed();
    expect(mail).toMatchObject({ to: details.email, subject: 'Your code to confirm your email' });
    // Whoever has that address may be somebody else: nothing says whose bill it was.
    for (const told of ['Maple', bill().number.slice(-4)]) expect(mail?.text).not.toContain(told);
    expect((await confirm(registration, codeIn(mail?.text))).status).toBe(204);
    expect(await signsIn(details.username)).toBe(200);
    const sent = await mailed();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual(
      expect.arrayContaining([
        [details.email, 'Your sign-in is ready'],
        [expect.any(String), 'Someone new can sign in to your account'],
      ]),
    );
    expect(sent.map(({ text }) => text).join()).not.toContain(chosen);
  });

  test('makes who comes its owner where nobody manages the users, and else somebody who sees no bills', async () => {
    const later = someone(await begin());
    await confirm(later.registration, await codeFor(later));
    expect(await roleOf(later.username)).toEqual({ role: 'STANDARD', account_id: bill().account_id });
    await under.database.query(`UPDATE account_member SET role = 'ADMIN' WHERE account_id = $1`, [
      bill().account_id,
    ]);
    const besideAdmins = someone(await begin(1));
    await confirm(besideAdmins.registration, await codeFor(besideAdmins));
    expect(await roleOf(besideAdmins.username)).toEqual({ role: 'STANDARD', account_id: bill().account_id });
    await under.database.query(`UPDATE account_member SET role = 'STANDARD' WHERE account_id = $1`, [
      bill().account_id,
    ]);
    const first = someone(await begin(2));
    await confirm(first.registration, await codeFor(first));
    expect(await roleOf(first.username)).toEqual({ role: 'PRIMARY', account_id: bill().account_id });
    // Who was there hears of it, though none of them manages users.
    const told = (await mailed()).filter(({ text }) => text.includes('they’re now its owner'));
    expect(told.length).toBeGreaterThan(1);
    expect(told.map(({ to }) => to)).not.toContain(first.email);
    await under.database.query(
      `UPDATE account_member SET role = 'PRIMARY' WHERE user_id = (SELECT id FROM portal_user WHERE username = 'maple')`,
    );
    await under.database.query('DELETE FROM account_member WHERE role = $1 AND account_id = $2', [
      'STANDARD',
      bill().account_id,
    ]);
  });

  test('knows the account number and ZIP code however they are typed, and three bills', async () => {
    const { accountNumber, zip, securityCode } = onBill(bill(2));
    const typed = { accountNumber: accountNumber.replaceAll(' ', '-'), zip: `${zip}-1234`, securityCode };
    expect((await show(typed)).status).toBe(200);
    expect(await statusAndCode(await show(onBill(bill(3))))).toEqual([422, 'LW-AUT-044']);
  });

  test('keeps what was typed where the username is somebody else’s, which only the code’s reader hears', async () => {
    const registration = await begin();
    const taken = someone(registration, { username: 'MAPLE' });
    const free = await tell(someone(registration));
    const answer = await tell(taken);
    expect([answer.status, await answer.text()]).toEqual([free.status, await free.text()]);
    // The code of before is of no use to whoever has the other address.
    const sent = await mailed();
    expect(sent.map(({ to }) => to)).toEqual([taken.email]);
    const code = codeIn(sent[0]?.text);
    expect(await statusAndCode(await confirm(registration, code))).toEqual([422, 'LW-AUT-045']);
    expect(await statusAndCode(await rename(registration, 'credit'))).toEqual([422, 'LW-AUT-045']);
    expect((await rename(registration, `free-${people}`)).status).toBe(204);
    expect(await signsIn(`free-${people}`)).toBe(200);
  });

  test('takes another address for a mistyped one, and then the newest code alone', async () => {
    const registration = await begin();
    const first = await codeFor(someone(registration));
    const second = await codeFor(someone(registration));
    expect(await codeOf(await confirm(registration, first))).toBe('LW-AUT-041');
    expect((await confirm(registration, second)).status).toBe(204);
  });

  test.each([
    ['firstName', '4000 0000 0000 0002', 'looksLikeCardNumber'],
    ['lastName', ' ', 'missing'],
    ['email', 'robin@', 'notAnAddress'],
    ['email', '4000000000000002@maplest.example', 'notAnAddress'],
    ['username', 'robin vale', 'otherCharacters'],
    ['username', '4000-0000-0000-0002', 'looksLikeCardNumber'],
    ['password', 'eleven char', 'tooShort'],
  ])('takes no %s like %s', async (field, value, problem) => {
    const response = await tell(someone(await begin(), { [field]: value }));
    const { errors } = problemSchema.parse(await response.json());
    expect(errors).toEqual([expect.objectContaining({ pointer: `/${field}`, problem })]);
  });

  test('takes no card’s number in place of a username that is somebody else’s', async () => {
    const registration = await begin();
    const code = await codeFor(someone(registration, { username: 'maple' }));
    expect(await codeOf(await confirm(registration, code))).toBe('LW-AUT-045');
    const { errors } = problemSchema.parse(await (await rename(registration, '4000000000000002')).json());
    expect(errors).toEqual([
      expect.objectContaining({ pointer: '/username', problem: 'looksLikeCardNumber' }),
    ]);
  });

  test.each(['qazwsxedc123', 'robin-the-baker'])(
    'takes no password that is easy to guess: %s',
    async (password) => {
      const details = someone(await begin(), { username: 'robin-the-baker', password });
      expect(await statusAndCode(await tell(details))).toEqual([422, 'LW-AUT-043']);
    },
  );

  describe('an attacker', () => {
    const comparable = async (response: Response) => {
      const text = (await response.text()).replaceAll(/"(correlatorId|reference)":"[^"]*"/g, '');
      const headers = [...response.headers.entries()].filter(([name]) => !/^(date|x-correlator)$/.test(name));
      return { status: response.status, headers: headers.filter(([, value]) => !/nonce/.test(value)), text };
    };

    test('reads no difference between an account that is there and one that is not, nor which of three is wrong', async () => {
      const right = onBill(bill());
      const wrong = [
        { ...right, accountNumber: '0000 0000 0000 0000' },
        { ...right, zip: right.zip === '00000' ? '00001' : '00000' },
        { ...right, securityCode: another(right.securityCode) },
      ];
      const answers: Awaited<ReturnType<typeof comparable>>[] = [];
      for (const shown of wrong) answers.push(await comparable(await show(shown)));
      expect(answers[0]?.status).toBe(422);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    });

    test('can measure none: as many statements are made, and as many codes compared', async () => {
      const workFor = async (accountNumber: string) => {
        const watched = watchDatabase(under.database);
        let codes = 0;
        const counting = () => {
          codes += 1;
          return '99999999';
        };
        const shown = { accountNumber, zip: bill().zip, securityCode: '00000000' };
        const moment = { now: new Date(), businessNow: new Date() };
        await expect(showBill(watched.database, counting, shown, '192.0.2.1', moment)).rejects.toThrow('044');
        return { statements: watched.statements, codes };
      };
      const there = await workFor(bill().number);
      expect(await workFor('0000 0000 0000 0000')).toEqual(there);
      expect(there.codes).toBe(3);
    });

    test('is slowed down who guesses at one account, and who guesses at many on one network', async () => {
      edge.holdTime();
      const refusedAfter = async (numberOf: (index: number) => string, free: number) => {
        const guess = (index: number) => ({
          accountNumber: numberOf(index),
          zip: '00000',
          securityCode: '00000000',
        });
        for (let index = 0; index <= free; index += 1) await show(guess(index));
        return await statusAndCode(await show(guess(free + 1)));
      };
      expect(await refusedAfter(() => bill().number, 5)).toEqual([429, 'LW-AUT-040']);
      await under.database.query('DELETE FROM attempt_throttle');
      expect(await refusedAfter((index) => `0000 0000 ${1000 + index}`, 20)).toEqual([429, 'LW-AUT-040']);
    });

    test('makes one sign-in with a bill, however many were begun with it, at once too', async () => {
      const begun = [await begin(), await begin(), await begin()].map((registration) =>
        someone(registration),
      );
      const codes: string[] = [];
      for (const details of begun) codes.push(await codeFor(details));
      const answers = await Promise.all(
        begun.map(async ({ registration }, at) => (await confirm(registration, codes[at] ?? '')).status),
      );
      expect(answers.toSorted()).toEqual([204, 410, 410]);
      expect(await statusAndCode(await show(onBill(bill())))).toEqual([422, 'LW-AUT-044']);
    });

    test('begins a few registrations an hour with one bill, and another bill begins its own', async () => {
      edge.holdTime();
      for (let times = 0; times <= 5; times += 1) await begin();
      let waited = 0;
      for (let times = 0; times < 12; times += 1) {
        const refused = await show(onBill(bill()));
        expect(await codeOf(refused)).toBe('LW-AUT-040');
        waited = Number(refused.headers.get('retry-after'));
        edge.passTime(waited * 1_000);
        await begin();
      }
      expect(waited).toBeGreaterThan(30 * 60);
      await begin(1);
    });

    test('writes to one address a few times an hour, by however many registrations', async () => {
      edge.holdTime();
      const write = async () => {
        await under.database.query(`DELETE FROM attempt_throttle WHERE purpose = 'registration/bill'`);
        return await tell(someone(await begin(), { email: 'stranger@alone.example' }));
      };
      for (let times = 0; times <= 5; times += 1) expect((await write()).status).toBe(204);
      let waited = 0;
      for (let times = 0; times < 12; times += 1) {
        const refused = await write();
        expect(await codeOf(refused)).toBe('LW-AUT-040');
        waited = Number(refused.headers.get('retry-after'));
        edge.passTime(waited * 1_000);
        expect((await write()).status).toBe(204);
      }
      expect(waited).toBeGreaterThan(30 * 60);
    });

    test('guesses a code a few times, on however many networks, and never after that', async () => {
      const registration = await begin();
      const code = await codeFor(someone(registration));
      for (let times = 0; times < recoveryTries; times += 1) {
        await under.database.query('DELETE FROM attempt_throttle');
        expect(await codeOf(await confirm(registration, another(code)))).toBe('LW-AUT-041');
      }
      expect(await statusAndCode(await confirm(registration, code))).toEqual([410, 'LW-AUT-042']);
    });

    test('sends a stranger no more than a few codes', async () => {
      const registration = await begin();
      for (let times = 0; times < registrationCodes; times += 1) {
        await under.database.query('DELETE FROM attempt_throttle');
        expect((await tell(someone(registration))).status).toBe(204);
      }
      expect(await statusAndCode(await tell(someone(registration)))).toEqual([410, 'LW-AUT-048']);
    });

    test('finds out a few usernames at the most, and nothing once it is over', async () => {
      const registration = await begin();
      const code = await codeFor(someone(registration, { username: 'maple' }));
      await confirm(registration, code);
      for (let times = 0; times < registrationNames; times += 1)
        expect(await codeOf(await rename(registration, 'maple'))).toBe('LW-AUT-045');
      expect(await codeOf(await rename(registration, 'a-free-one'))).toBe('LW-AUT-048');
      expect(await codeOf(await confirm(registration, code))).toBe('LW-AUT-042');
    });

    test('chooses no username before the code was shown, and opens nobody else’s registration with their own code', async () => {
      const [own, other] = [await begin(), await begin()];
      const code = await codeFor(someone(own));
      await codeFor(someone(other));
      expect(await codeOf(await rename(other, 'a-free-one'))).toBe('LW-AUT-048');
      expect(await codeOf(await confirm(other, code))).toBe('LW-AUT-041');
    });

    test('opens nothing with what is too old', async () => {
      const registration = await begin();
      const details = someone(registration);
      const code = await codeFor(details);
      edge.passTime(16 * minute);
      expect(await codeOf(await confirm(registration, code))).toBe('LW-AUT-042');
      edge.passTime(45 * minute);
      expect(await codeOf(await tell(details))).toBe('LW-AUT-048');
    });

    test('finds no password, code or token in the database, in a log or in a kept message', async () => {
      const registration = await begin();
      const details = someone(registration);
      const code = await codeFor(details);
      const kept = await under.database.query('SELECT * FROM account_registration');
      const messages = await under.database.query('SELECT content FROM message');
      const all = [JSON.stringify(kept), JSON.stringify(messages), edge.logs.join('\n')].join('\n');
      for (const secret of [chosen, code, registration, onBill(bill()).securityCode])
        expect(all).not.toContain(secret);
    });
  });

  test('is addressed once: a message to an address that is nobody’s waits for no reader', async () => {
    await tell(someone(await begin()));
    const { database, realClock } = edge.services;
    await addressMessages(database, wholeRound, realClock.now(), (error) => {
      throw error;
    });
    expect(await mailed()).toHaveLength(1);
  });
});
