import { problemSchema } from '@linework/contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRuntimeSettings } from '../src/configuration/runtime-settings.ts';
import { describeSeededOnEachEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';

const clock = '/api/demo/clock';
const awayMs = (instant: string) => Math.abs(Date.parse(instant) - Date.now());

describeSeededOnEachEngine('The business clock', (under) => {
  let edge: EdgeUnderTest;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database);
  });
  afterAll(async () => await edge.stop());

  test('is moved by whoever reviews, and sessions live on', async () => {
    const customer = await edge.signedIn('maple');
    const moved = await customer.send('PUT', clock, { now: '2027-02-01T12:00:00Z' });
    expect((await moved.json()).now).toMatch(/^2027-02-01T12:00/);
    expect((await customer.get('/api/pub/session/v1/session')).status).toBe(200);
    const back = await customer.send('PUT', clock, { now: null });
    expect(awayMs((await back.json()).now)).toBeLessThan(60_000);
  });

  test.each(['2000-01-01T00:00:00Z', '2028-02-29T23:59:59-05:00', '2999-12-31T23:00:00Z'])(
    'stands at %s, and what an account owes is still told there',
    async (now) => {
      const customer = await edge.signedIn('maple');
      expect((await customer.send('PUT', clock, { now })).status).toBe(200);
      expect((await customer.get('/api/demo/situations')).status).toBe(200);
      await customer.send('PUT', clock, { now: null });
    },
  );

  const beyond = [
    '1999-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '3000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '9999-12-31T23:59:59Z',
    '+010000-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '2026-13-01T00:00:00Z',
    'tomorrow',
  ];
  test.each(beyond)('does not move to %s, and stays where it was', async (now) => {
    const response = await edge.browser().send('PUT', clock, { now });
    const problem = problemSchema.parse(await response.json());
    expect([response.status, problem.errors.map(({ pointer }) => pointer)]).toEqual([400, ['/now']]);
    const shown = await (await edge.browser().get(clock)).json();
    expect(awayMs(shown.now)).toBeLessThan(60_000);
  });

  test('ignores what is stored for it where it leads beyond, or is no number of milliseconds', async () => {
    const year = 31_557_600_000;
    const absurd = fc.oneof(
      fc.constantFrom(-30 * year, 1_000 * year, 8_000 * year, 8.64e15, -8.64e15, Number.MAX_SAFE_INTEGER),
      fc.constantFrom<unknown>(1e300, 0.5, '60000', null, true, [], {}),
    );
    await fc.assert(
      fc.asyncProperty(absurd, async (offset) => {
        await under.database.query(
          `INSERT INTO runtime_setting VALUES ('clockOffsetMs', $1, $2)
           ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value`,
          [JSON.stringify(offset), new Date()],
        );
        const settings = await readRuntimeSettings(under.database, {
          toggles: edge.services.configuration.toggles,
        });
        settings.stop();
        expect(awayMs(settings.clock.now().toISOString())).toBeLessThan(60_000);
      }),
      { numRuns: 40 },
    );
  });
});
