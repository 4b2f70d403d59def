import { isShownAs, outcomeCodes } from '@linework/domain';
import { outcomeOrigins } from '@linework/review';
import { describe, expect, it } from 'vitest';
import { stateOfOutcome } from './one-time-payment.outcomes.ts';

const steps: readonly string[] = ['enteringAmount', 'choosingMethod', 'choosingDate'];

/** The outcomes that somebody who pays can meet, each with what produces it. */
const met = outcomeCodes.filter((code) => outcomeOrigins[code].occursOn.includes('one-time-payment'));

describe('an outcome that is met while paying is drawn as its story in the catalogue is', () => {
  it.each(met.filter((code) => steps.includes(stateOfOutcome(code))))('%s as a notice at its step', (code) =>
    expect(isShownAs(code, 'inline')).toBe(true),
  );

  it.each(met.filter((code) => !steps.includes(stateOfOutcome(code))))('%s as a page', (code) =>
    expect(isShownAs(code, 'page')).toBe(true),
  );
});
