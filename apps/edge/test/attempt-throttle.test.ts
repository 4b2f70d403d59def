import { expect, test } from 'vitest';
import { countAttempt, countEvent } from '../src/throttle/attempt-throttle.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

describeOnEachEngine('Tries that are counted', (under) => {
  const at = (seconds: number) => new Date(Date.parse('2026-11-21T20:00:00Z') + seconds * 1_000);
  const rule = (subject: string, free: number) => ({ purpose: 'test', subject, free });
  const count = async (rules: readonly ReturnType<typeof rule>[], now: Date): Promise<number> => {
    const refusal = await countAttempt(under.database, rules, 'LW-AUT-040', now).catch((error) => error);
    return refusal?.details.retryAfter ?? 0;
  };
  const attemptsOf = async (subject: string): Promise<number> => {
    const [row] = await under.database.query<{ attempts: number }>(
      'SELECT attempts FROM attempt_throttle WHERE purpose = $1 AND subject = $2',
      ['test', subject],
    );
    return row?.attempts ?? 0;
  };

  test('do not wait for a copy of the edge whose clock is ahead', async () => {
    expect(await count([rule('shared', 5)], at(2))).toBe(0);
    expect(await count([rule('shared', 5)], at(0))).toBe(0);
  });

  test('by one rule that waits are counted by none', async () => {
    const [strict, lax] = [rule('strict', 1), rule('lax', 100)];
    expect(await count([strict, lax], at(0))).toBe(0);
    expect(await count([strict, lax], at(0))).toBe(0);
    expect(await count([strict, lax], at(0))).toBe(1);
    expect(await attemptsOf('lax')).toBe(2);
  });

  test('wait as long and are forgotten as slowly as their rule says', async () => {
    const slow = { ...rule('slow', 1), pace: { longestWait: 3_600_000, forgetSeconds: 3_600 } };
    let now = 0;
    const waits: number[] = [];
    for (let time = 0; time < 16; time += 1) {
      const wait = await count([slow], at(now));
      if (wait > 0) waits.push(wait);
      now += wait;
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(await attemptsOf('slow')).toBeGreaterThan(8);
    for (let time = 0; time < 8; time += 1) now += await count([slow], at(now));
    expect(await count([slow], at(now))).toBeGreaterThan(1_000);
    expect(await count([slow], at(now + 3_600))).toBe(0);
  });

  test('at the same time are all counted', async () => {
    for (let round = 0; round < 20; round += 1) {
      const rules = [rule(`at once ${round}`, 5), rule(`beside ${round}`, 100)];
      const waits = await Promise.all(Array.from({ length: 12 }, async () => await count(rules, at(0))));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
    }
  });

  test('of what has happened already are counted by each rule whose wait is not on', async () => {
    const [strict, lax] = [rule('declined strict', 1), rule('declined lax', 100)];
    for (let time = 0; time < 4; time += 1) await countEvent(under.database, [strict, lax], at(0));
    expect([await attemptsOf('declined strict'), await attemptsOf('declined lax')]).toEqual([2, 4]);
  });
});
