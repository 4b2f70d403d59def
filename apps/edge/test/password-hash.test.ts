import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../src/capabilities/session/password-hash.ts';

describe('Checking passwords', () => {
  test('finds the right one right and any other wrong, also many at once', async () => {
    const encoded = await hashPassword('right');
    const given = Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? 'right' : `wrong-${index}`));
    const found = await Promise.all(given.map(async (password) => await verifyPassword(password, encoded)));
    expect(found).toEqual(given.map((password) => password === 'right'));
    expect(await verifyPassword('right', null)).toBe(false);
  });

  test('turns away whoever would wait in a line too long, and takes them once it is shorter', async () => {
    const encoded = await hashPassword('right');
    const crowd = Array.from({ length: 100 }, async () => await verifyPassword('right', encoded));
    const late = await hashPassword('another').catch((error: unknown) => error);
    expect(late).toMatchObject({ code: 'LW-SYS-010' });
    const answers = await Promise.allSettled(crowd);
    const isTaken = ({ status }: (typeof answers)[number]) => status === 'fulfilled';
    const taken = answers.findLastIndex(isTaken) + 1;
    expect(taken).toBeGreaterThanOrEqual(64);
    expect(answers.slice(0, taken).every(isTaken)).toBe(true);
    expect(answers.slice(taken).length).toBeGreaterThan(30);
    expect(await verifyPassword('right', encoded)).toBe(true);
  });

  test('lets files be read meanwhile: whoever reads is not behind fifty who sign in', async () => {
    const encoded = await hashPassword('right');
    let checked = 0;
    const checking = Array.from({ length: 50 }, async () => {
      await verifyPassword('wrong', encoded);
      checked += 1;
    });
    await readFile(new URL(import.meta.url));
    expect(checked).toBeLessThan(25);
    await Promise.all(checking);
    expect(checked).toBe(50);
  });
});
