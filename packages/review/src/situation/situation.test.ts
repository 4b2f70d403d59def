import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCustomer, type SituatedCustomer, situationOf } from './situated-customer.ts';
import {
  type CustomerDimension,
  mostDays,
  type Situation,
  situationValues,
  usualSituation,
} from './situation.ts';
import { situationParameter } from './situation-parameter.ts';
import { parseSituation, printSituation } from './situation-text.ts';

const one = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const place = {
  standing: one(situationValues.standing),
  mobile: one(situationValues.mobile),
  role: one(situationValues.role),
  restriction: one(situationValues.restriction),
  variant: one(situationValues.variant),
};
const situations: fc.Arbitrary<Situation> = fc.record({
  ...place,
  language: one(situationValues.language),
  clock: fc.record({ days: fc.integer({ min: 0, max: mostDays }), isAfterCutOff: fc.boolean() }),
  customer: fc.option(fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,20}$/)),
});
const customers: fc.Arbitrary<SituatedCustomer[]> = fc.array(
  fc.record({ ...place, username: fc.string(), customer: one(['maple', 'garage']), what: fc.string() }),
  { minLength: 1 },
);
const dimensions: readonly CustomerDimension[] = ['standing', 'mobile', 'role', 'restriction', 'variant'];

it('an address says a situation whole, in characters that no address changes', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const text = printSituation(situation);
      expect(parseSituation(text)).toEqual(situation);
      expect(new URLSearchParams({ [situationParameter]: text }).toString()).toBe(
        `${situationParameter}=${text}`,
      );
    }),
  );
});

it('an address that says anything at all is read as some situation', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      const situation = parseSituation(text);
      expect(parseSituation(printSituation(situation))).toEqual(situation);
    }),
  );
});

it.each([
  ['', usualSituation],
  ['standing.paid_role.KING_clock.7', usualSituation],
  ['standing.past-due-43_clock.999d', { ...usualSituation, standing: 'past-due-43' }],
  ['nonsense_language.es_customer.<b>', { ...usualSituation, language: 'es' }],
  ['clock.7d-late', { ...usualSituation, clock: { days: 7, isAfterCutOff: true } }],
])('what "%s" spells wrongly is as usual', (text, situation) => {
  expect(parseSituation(text)).toEqual(situation);
});

it('a short situation has a short address', () => {
  expect(printSituation({ ...usualSituation, standing: 'past-due-43' })).toBe('standing.past-due-43');
});

it('whoever is in exactly a situation is found in it', () => {
  fc.assert(
    fc.property(customers, fc.nat(), situations, (all, index, at) => {
      const some = all[index % all.length];
      if (!some) return;
      const found = findCustomer(situationOf(some, at, false), all);
      expect(found?.differsIn).toEqual([]);
    }),
  );
});

it('the nearest is told by what differs, and what was chosen last always holds', () => {
  fc.assert(
    fc.property(situations, customers, one(dimensions), (situation, all, pinned) => {
      const found = findCustomer(situation, all, pinned);
      if (!found) {
        expect(all.map((customer) => customer[pinned])).not.toContain(situation[pinned]);
        return;
      }
      expect(found.customer[pinned]).toBe(situation[pinned]);
      for (const dimension of dimensions) {
        expect(found.differsIn.includes(dimension)).toBe(found.customer[dimension] !== situation[dimension]);
      }
    }),
  );
});

it('a customer asked for by name is found before any other', () => {
  const base = { ...usualSituation, username: 'a', what: '' };
  const all = [
    { ...base, customer: 'current' },
    { ...base, username: 'b', customer: 'expiredCard' },
  ];
  expect(findCustomer({ ...usualSituation, customer: 'expiredCard' }, all)?.customer.username).toBe('b');
});

it.each(['standing', 'mobile', 'role', 'restriction', 'variant', 'language'] as const)(
  'the usual %s is offered first',
  (field) => {
    expect(situationValues[field][0]).toBe(usualSituation[field]);
  },
);
