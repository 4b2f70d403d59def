import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { loggerOptions } from '../src/http/logging.ts';
import { sandboxCards } from '../src/processor/sandbox-numbers.ts';

function logged(content: object, message = ''): string {
  let written = '';
  const sink = {
    write: (line: string) => {
      written += line;
    },
  };
  pino(loggerOptions({ logLevel: 'info' }), sink).info(content, message);
  return written;
}

describe('A log line that somebody wrote by mistake', () => {
  test.each(sandboxCards.map(({ name, number }) => [name, number]))('loses the number of %s', (_, number) => {
    const grouped = number.replace(/(\d{4})(?=\d)/g, '$1 ');
    const line = logged({ a: { b: { c: [number, grouped] } } }, `paid with ${number}`);
    expect(line).not.toContain(number);
    expect(line).not.toContain(grouped);
    expect(line).toContain('[redacted]');
  });

  test('loses security codes, passwords and tokens at any depth', () => {
    const line = logged({
      body: { deep: { securityCode: '7391', password: 'with "quotes" in', token: 'abc' } },
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

  test('tells of an error by name, not by the row that a database error quotes', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Dana)' });
    expect(logged({ err: error })).toContain('23505');
    expect(logged({ err: error })).not.toContain('Dana');
  });
});
