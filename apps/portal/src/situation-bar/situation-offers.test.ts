import { situatedCustomers } from '@linework/fixtures';
import { findCustomer, situationValues, usualSituation } from '@linework/review';
import { expect, it } from 'vitest';

const dimensions = ['standing', 'mobile', 'role', 'restriction', 'variant'] as const;

it.each(dimensions)('every %s that the bar offers has a demo user, whatever else is chosen', (dimension) => {
  for (const value of situationValues[dimension]) {
    for (const other of dimensions.filter((name) => name !== dimension)) {
      for (const held of situationValues[other]) {
        const situation = { ...usualSituation, [other]: held, [dimension]: value };
        const found = findCustomer(situation, situatedCustomers, dimension);
        expect(found?.customer[dimension]).toBe(value);
      }
    }
  }
});
