import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyticsBatch, readAnalyticsEvent } from './batch-schema.ts';
import { type AnalyticsEventName, analyticsEvents } from './events.ts';
import { type AnalyticsFieldRow, isSystemErrorCode } from './field.ts';
import { analyticsRequirements } from './message.ts';

const id = '019ab3c4-5d6e-7f00-8a1b-2c3d4e5f6071';
const visit = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

/** A right value of a field. */
const rightValue = (field: AnalyticsFieldRow): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'oneOf':
      return fc.constantFrom(...field.values);
    case 'whole':
      return fc.integer({ min: 0, max: field.atMost });
    case 'uuid':
      return fc.uuid();
    case 'systemErrorCode':
      return fc.constantFrom('NETPSC1001', 'IN_MAINTENANCE', 'NETAUT-42');
  }
};

const names = Object.keys(analyticsEvents).filter(
  (name): name is AnalyticsEventName => name in analyticsEvents,
);
const eventOf = (name: AnalyticsEventName) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(analyticsEvents[name].fields).map(([field, row]) => [field, rightValue(row)]),
      ),
    )
    .map((fields) => ({ id, visit, name, ...fields }));
const events = fc.constantFrom(...names).chain(eventOf);

/** What must never get through, however it is put. */
const secrets = fc.oneof(
  fc.constantFrom(
    '4111 1111 1111 1111',
    '4111111111111111',
    4_111_111_111_111_111,
    'Dana Whitfield',
    'DANA',
    'Maple Street Bakery',
    'office@maplest.example',
    '12 Maple St',
    '/billing/pay-bill?open=otp&payment=1',
    'https://portal.example/?q=secret',
    '',
  ),
  fc.string(),
  fc.string().map((text) => [text]),
  fc.dictionary(fc.string(), fc.string()),
  fc.double(),
  fc.boolean(),
);

const mayBe = (row: AnalyticsFieldRow, value: unknown): boolean => {
  if (row.kind === 'oneOf') return row.values.some((word) => word === value);
  if (row.kind === 'whole')
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= row.atMost;
  return row.kind === 'systemErrorCode' && typeof value === 'string' && isSystemErrorCode(value);
};

describe('An event', () => {
  test.each(names)('of the kind %s is read with all that it may hold, and no more', (name) => {
    fc.assert(
      fc.property(eventOf(name), (event) => {
        const { id: _id, visit: _visit, name: _name, ...fields } = event;
        expect(readAnalyticsEvent(event)).toEqual({ id, visit, name, fields });
      }),
    );
  });

  test('is not read with anything else in a field', () => {
    fc.assert(
      fc.property(events, secrets, fc.nat(), (event, secret, at) => {
        const fields: readonly (readonly [string, AnalyticsFieldRow])[] = Object.entries(
          analyticsEvents[event.name].fields,
        );
        const [field, row] = fields[at % fields.length] ?? [];
        fc.pre(field !== undefined && row !== undefined && !mayBe(row, secret));
        expect(readAnalyticsEvent({ ...event, [String(field)]: secret })).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  test('is not read with a member that the catalogue does not have', () => {
    fc.assert(
      fc.property(events, fc.string(), secrets, (event, member, secret) => {
        fc.pre(!(member in event) && !(member in analyticsEvents[event.name].fields));
        const sent = Object.defineProperty({ ...event }, member, { value: secret, enumerable: true });
        expect(readAnalyticsEvent(sent)).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  const heads = [
    { name: 'constructor' },
    { name: 'toString' },
    { id: visit },
    { id: 'Dana Whitfield' },
    { visit: '4111111111111111' },
  ];
  test.each(heads)('is not read with another head: %o', (head) => {
    expect(
      readAnalyticsEvent({ id, visit, name: 'flowStep', flow: 'wallet', step: 'add', ...head }),
    ).toBeNull();
  });

  test('is far from what a message may hold: none has to be cut', () => {
    fc.assert(
      fc.property(events, (event) => {
        expect(new TextEncoder().encode(JSON.stringify(event)).length).toBeLessThan(500);
      }),
    );
  });
});

test('A code of another system is short capitals and a short number', () => {
  const codes = [
    'NETPSC1001',
    'NETPSC-7',
    'IN_MAINTENANCE',
    'DANA',
    'dana1',
    'A4111111111111111',
    'NET 1',
    '',
  ];
  expect(codes.filter(isSystemErrorCode)).toEqual(['NETPSC1001', 'NETPSC-7', 'IN_MAINTENANCE']);
});

test.each([
  [{ requirementsVersion: analyticsRequirements, user: null, events: [{}] }, true],
  [{ requirementsVersion: analyticsRequirements, user: visit, events: [{}] }, true],
  [{ requirementsVersion: '1', user: null, events: [{}] }, false],
  [{ requirementsVersion: analyticsRequirements, user: 'dana', events: [{}] }, false],
  [{ requirementsVersion: analyticsRequirements, user: null, events: [] }, false],
  [
    {
      requirementsVersion: analyticsRequirements,
      user: null,
      events: Array.from({ length: 1_001 }, () => ({})),
    },
    false,
  ],
  [{ requirementsVersion: analyticsRequirements, user: null, events: [{}], accountNumber: '1' }, false],
])('A message is taken as it is declared (%#)', (message, isTaken) => {
  expect(analyticsBatch.safeParse(message).success).toBe(isTaken);
});
