import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsWith } from '../../test/sample-facts.ts';
import { accessRefusal } from '../account/access.ts';
import { type IdentityRole, identityRoles, type UserType } from '../account/roles.ts';
import {
  answerToPaperless,
  type PaperlessStanding,
  paperlessAddressProblem,
  paperlessChange,
  paperlessOverview,
} from './paperless.ts';

const off: PaperlessStanding = { enrolled: false, email: null };
const on = (email: string | null): PaperlessStanding => ({ enrolled: true, email });
const office = 'office@maplest.example';
const sam = 'sam@maplest.example';

test.each([
  ['enrolled', off, on(office)],
  ['addressChanged', on(office), on(sam)],
  ['addressChanged', on(null), on(office)],
  ['left', on(office), off],
  [null, on(office), on(office)],
  [null, off, { enrolled: false, email: office }],
] as const)('%s leads from one standing to the other', (change, before, after) => {
  expect(paperlessChange(before, after)).toBe(change);
});

test.each(['4111111111111111@maplest.example', '4111.1111.1111.1111@maplest.example'])(
  'a card’s number is no address to write to, and is not kept: %s',
  (email) => {
    expect(paperlessAddressProblem(off, email)).toBe('notAnAddress');
    expect(answerToPaperless(off, { email, expected: off })).toEqual({
      outcome: 'LW-PPL-013',
      refused: { pointer: '/email', problem: 'notAnAddress' },
    });
  },
);

test.each([
  ['turned on', { standing: off, email: office, expected: off }, 'LW-PPL-001', true],
  ['another address', { standing: on(office), email: sam, expected: on(office) }, 'LW-PPL-002', true],
  ['turned off', { standing: on(office), email: null, expected: on(office) }, 'LW-PPL-003', true],
  ['turned on twice', { standing: on(office), email: office, expected: off }, 'LW-PPL-001', false],
  ['changed twice', { standing: on(sam), email: sam, expected: on(office) }, 'LW-PPL-002', false],
  ['turned off twice', { standing: off, email: null, expected: on(office) }, 'LW-PPL-003', false],
  ['the address that it has', { standing: on(sam), email: sam, expected: on(sam) }, 'LW-PPL-002', false],
] as const)('%s', (_, { standing, ...asked }, outcome, isNew) => {
  expect(answerToPaperless(standing, asked)).toMatchObject({ outcome, isNew });
});

test.each([
  [on(office), { email: sam, expected: off }],
  [off, { email: sam, expected: on(office) }],
  [on(sam), { email: null, expected: on(office) }],
] as const)('with %j, %j does not overwrite unseen what a colleague has changed', (standing, asked) => {
  expect(answerToPaperless(standing, asked)).toMatchObject({
    outcome: 'LW-PPL-012',
    refused: { problem: 'changedMeanwhile' },
  });
});

test.each([
  [off, office, null],
  [on(office), sam, null],
  [on(null), office, null],
  [on(office), ` ${office}`, 'sameAsNow'],
  [on(office), 'office', 'notAnAddress'],
] as const)('with %j, %j is told to be %s', (standing, typed, problem) => {
  expect(paperlessAddressProblem(standing, typed)).toBe(problem);
});

test('an address is kept without the spaces around it, and a wrong one is not kept', () => {
  expect(answerToPaperless(off, { email: ` ${office} `, expected: off })).toMatchObject({
    after: on(office),
  });
  expect(answerToPaperless(off, { email: 'office', expected: off })).toEqual({
    outcome: 'LW-PPL-013',
    refused: { pointer: '/email', problem: 'notAnAddress' },
  });
});

test('whatever is asked again is answered the same and changes nothing more', () => {
  const address = fc.constantFrom(office, sam);
  const standing = fc.oneof(fc.constant(off), fc.constant(on(null)), address.map(on));
  const asked = fc.record({ email: fc.option(address), expected: standing });
  fc.assert(
    fc.property(standing, asked, (before, request) => {
      const first = answerToPaperless(before, request);
      if (!('isNew' in first)) return;
      const second = answerToPaperless(first.after, request);
      expect(second).toEqual({ ...first, isNew: false });
    }),
  );
});

const alma = { userId: 'alma', name: 'Alma Ruiz' };
const last = { change: 'enrolled', at: '2026-11-01T12:00:00.000Z', by: alma } as const;

/** What somebody of a role is told of an account whose bills come by email. */
const toldTo = (role: IdentityRole, enterpriseBilled = false, userType: UserType = 'CONSUMER') =>
  paperlessOverview(
    { ...factsWith({}).account, enterpriseBilled, paperless: on(office) },
    { role, email: sam, userType },
    last,
    new Date('2026-11-22T12:00:00.000Z'),
  );

test('an address of their own is offered to customers, and to nobody who helps one', () => {
  expect(toldTo('PRIMARY').addressOnFile).toBe(sam);
  expect(toldTo('PRIMARY', false, 'CSR').addressOnFile).toBeNull();
});

test('who may not see bills is told whether they come on paper, and nobody’s address or name', () => {
  expect(toldTo('PRIMARY')).toMatchObject({ enrolled: true, email: office, lastChange: last });
  expect(toldTo('STANDARD')).toMatchObject({ enrolled: true, email: null, lastChange: null });
  expect(toldTo('PRIMARY', true)).toMatchObject({ enrolled: true, email: null, lastChange: null });
});

const asked = identityRoles.flatMap((role) => [
  [role, 'here', false] as const,
  [role, 'elsewhere', true] as const,
]);

test.each(asked)(
  'a change is offered to %s, billed %s, exactly where it is not refused',
  (role, _, elsewhere) => {
    const refusal = accessRefusal('billing.manage', role, { enterpriseBilled: elsewhere });
    expect(toldTo(role, elsewhere).mayManage).toBe(refusal === null);
  },
);

test('a change is offered to owners, and to nobody where billing has moved', () => {
  expect([toldTo('PRIMARY').mayManage, toldTo('PRIMARY', true).mayManage]).toEqual([true, false]);
});
