import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loggerOptions } from '../src/http/logging.ts';
import { OutcomeProblem } from '../src/problems/problem.ts';
import { ProcessorSilent } from '../src/processor/processor-port.ts';
import { sandboxCards } from '../src/sandbox/processor/sandbox-numbers.ts';

function logged(...said: readonly [object, string?]): string {
  let written = '';
  const sink = {
    write: (line: string) => {
      written += line;
    },
  };
  pino(loggerOptions({ logLevel: 'info' }), sink).info(...said);
  return written;
}

describe('A log line that somebody wrote by mistake', () => {
  test.each(sandboxCards.map(({ name, number }) => [name, number]))('loses the number of %s', (_, number) => {
    const grouped = number.replace(/(\d{4})(?=\d)/g, '$1 ');
    const line = logged({ a: { b: { c: [number, grouped, Number(number)] } } }, `paid with ${number}`);
    expect(line).not.toContain(number);
    expect(line).not.toContain(grouped);
    expect(JSON.parse(line)).toMatchObject({ a: { b: { c: Array(3).fill('[redacted]') } } });
  });

  test('loses a card number in any writing, as text, as a name, in what it says', () => {
    const digits = fc.constantFrom('0', '０', '٠', '०', '𝟎');
    const between = fc.constantFrom(
      '',
      ' ',
      '-',
      '.',
      '\n',
      '\t',
      '\u0001',
      '\u00a0',
      '\u200b',
      '"',
      '\\',
      '\ud800',
    );
    const written = fc
      .tuple(
        fc.array(digits, { minLength: 16, maxLength: 16 }),
        fc.array(between, { minLength: 15, maxLength: 15 }),
      )
      .map(([zeros, separators]) =>
        [...'4000000000000002']
          .map((digit, at) => {
            const zero = zeros[at]?.codePointAt(0) ?? 0;
            return String.fromCodePoint(zero + Number(digit)) + (separators[at] ?? '');
          })
          .join(''),
      );
    fc.assert(
      fc.property(written, (number) => {
        const { a, b, msg } = JSON.parse(
          logged({ a: `card ${number}!`, b: { [number]: 1 } }, `card ${number}!`),
        );
        expect({ a, b, msg }).toEqual({
          a: 'card [redacted]!',
          b: { '[redacted]': 1 },
          msg: 'card [redacted]!',
        });
      }),
    );
  });

  test.each([
    ['once', (digit: string) => `%3${digit}`],
    ['twice', (digit: string) => `%253${digit}`],
    ['in full width', (digit: string) => `%EF%BC%9${digit}`],
  ])('loses a card number whose digits are escaped %s, as in an address', (_how, escaped) => {
    const number = [...'4000000000000002'].map(escaped).join('');
    const { a, msg } = JSON.parse(logged({ a: `https://e.example/p/${number}?now` }, `at /p/${number}`));
    expect({ a, msg }).toEqual({ a: 'https://e.example/p/[redacted]?now', msg: 'at /p/[redacted]' });
  });

  test('loses security codes, passwords and tokens at any depth, whatever they are', () => {
    const line = logged({
      body: {
        deep: { securityCode: '7391', password: 'with "quotes" in', token: 'abc', cvv: 7391 },
        session_cookie: ['abc'],
        routing_number: { of: 'abc' },
      },
    });
    // All but the time of day, which may hold any digits.
    const { time: _, ...rest } = JSON.parse(line);
    expect(JSON.stringify(rest)).not.toMatch(/7391|quotes|abc/);
    expect(rest.body.deep.securityCode).toBe('[redacted]');
  });

  test('keeps its time and what it is about', () => {
    const line = logged({ paymentId: '01a1fdd1-9ae6-7000-8db9-ca6bc6994b43', ms: 12.5 }, 'answered');
    expect(JSON.parse(line)).toMatchObject({
      paymentId: '01a1fdd1-9ae6-7000-8db9-ca6bc6994b43',
      msg: 'answered',
      time: expect.any(Number),
    });
  });
});

describe('An error in the log', () => {
  const secret = 'Dana-4000000000000002';
  const thrownBy = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error;
    }
  };
  const databaseError = Object.assign(
    new pg.DatabaseError(`invalid input syntax for type uuid: "${secret}"`, 1, 'error'),
    {
      code: '22P02',
      detail: `Key (name)=(${secret})`,
      where: `unnamed portal parameter $1 = '${secret}'`,
      constraint: 'payment_pkey',
      table: secret,
    },
  );

  const quoting: readonly (readonly [string, unknown])[] = [
    ['JSON that cannot be read', thrownBy(() => JSON.parse(`{"a": ${secret}`))],
    ['a schema', thrownBy(() => z.object({ [secret]: z.literal(secret) }).parse({ [secret]: `${secret}!` }))],
    ['the database', databaseError],
    ['a question to the graph', new GraphQLError(`Variable "$input" got invalid value "${secret}"`)],
    ['an address', thrownBy(() => new URL(secret))],
    ['a message of several lines', new Error(`no\n    at ${secret} (file.ts:1:1)\n    at x (${secret}:1:1)`)],
    ['a message that was changed', Object.assign(new Error(secret), { message: 'changed' })],
    [
      'a cause',
      new Error('fetch failed', { cause: Object.assign(new Error(secret), { code: 'ECONNREFUSED' }) }),
    ],
    ['several at once', new AggregateError([new Error(secret)], secret)],
    ['members of its own', Object.assign(new Error('no'), { body: secret, code: secret, routine: secret })],
    ['a text', secret],
    ['an object', { secret, toJSON: () => secret }],
  ];
  test.each(quoting)('of %s quotes nothing', (_what, error) => {
    for (const line of [logged({ err: error }, 'failed'), logged({ err: error })]) {
      expect(line).not.toContain('Dana');
      expect(line).not.toContain('4000000000000002');
    }
    if (error instanceof Error) expect(logged(error)).not.toContain('Dana');
  });

  test('says what kind it is, its codes, its causes’, and where it was thrown', () => {
    expect(JSON.parse(logged({ err: databaseError }, 'failed')).err).toMatchObject({
      code: '22P02',
      constraint: 'payment_pkey',
    });
    const cause = Object.assign(new TypeError('no'), { code: 'ECONNREFUSED' });
    const { err } = JSON.parse(logged({ err: new RangeError(secret, { cause }) }, 'failed'));
    expect(err).toMatchObject({ type: 'RangeError', cause: { type: 'TypeError', code: 'ECONNREFUSED' } });
    expect(err.stack[0]).toMatch(/^at .*logging\.test\.ts:\d+:\d+/);
  });

  test('keeps a message that is a sentence of ours', () => {
    for (const error of [
      new OutcomeProblem('LW-SYS-010'),
      new ProcessorSilent('The processor did not answer'),
    ]) {
      expect(JSON.parse(logged({ err: error }, 'failed')).err.message).toBe(error.message);
    }
  });

  test('ends, although it is its own cause', () => {
    const error = new Error('no');
    error.cause = error;
    expect(JSON.parse(logged({ err: error }, 'failed')).err.type).toBe('Error');
  });
});
