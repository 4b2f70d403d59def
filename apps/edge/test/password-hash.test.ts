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
