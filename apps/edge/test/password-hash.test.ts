import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../src/capabilities/session/password-hash.ts';

describe('Checking passwords', () => {
  test('finds the right one right and any other wrong, also many at once', async () => {
    const encoded = await hashPassword('right');
    const given = Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? 'right' : `wrong-${index}`));
    const found = await Promise.all(
      given.map(async (password) => await verifyPassword(password, encoded, 'stranger')),
    );
    expect(found).toEqual(given.map((password) => password === 'right'));
    expect(await verifyPassword('right', null, 'stranger')).toBe(false);
  });

  test('turns away whoever would wait in a line too long, of their kind alone, and takes them once it is shorter', async () => {
    const encoded = await hashPassword('right');
    const crowd = Promise.allSettled(
      Array.from({ length: 100 }, async () => await verifyPassword('right', encoded, 'stranger')),
    );
    const late = await verifyPassword('right', encoded, 'stranger').catch((error: unknown) => error);
    expect(late).toMatchObject({ code: 'LW-SYS-010' });
    const others = ['known', 'again', 'chosen'] as const;
    for (const kind of others) expect(await verifyPassword('right', encoded, kind)).toBe(true);
    const answers = await crowd;
    const isTaken = ({ status }: (typeof answers)[number]) => status === 'fulfilled';
    const taken = answers.findLastIndex(isTaken) + 1;
    expect(taken).toBeGreaterThanOrEqual(48);
    expect(answers.slice(0, taken).every(isTaken)).toBe(true);
    expect(answers.slice(taken).length).toBeGreaterThan(30);
    expect(await verifyPassword('right', encoded, 'stranger')).toBe(true);
  });

  test('lets files be read meanwhile: whoever reads is not behind fifty who sign in', async () => {
    const encoded = await hashPassword('right');
    let checked = 0;
    const checking = Array.from({ length: 50 }, async (_, index) => {
      await verifyPassword('wrong', encoded, index % 5 === 0 ? 'known' : 'stranger');
      checked += 1;
    });
    await readFile(new URL(import.meta.url));
    expect(checked).toBeLessThan(25);
    await Promise.all(checking);
    expect(checked).toBe(50);
  });
});
