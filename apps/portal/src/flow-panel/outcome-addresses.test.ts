import type { PortalToggle } from '@linework/contract';
import { type NextAction, outcomeCodes, outcomes } from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { isBuilt } from '../routes/is-built.ts';
import { hasAddress, isOffered, outcomeAddresses } from './outcome-addresses.ts';

const off = new Set<PortalToggle>();
const everyAction = [
  ...new Set(outcomeCodes.flatMap((code): readonly NextAction[] => outcomes[code].nextActions)),
];

describe('what an outcome offers to do', () => {
  it.each(everyAction.filter(hasAddress))('%s is shown exactly when its page is built', (action) => {
    expect(isOffered(action, off)).toBe(isBuilt(outcomeAddresses[action], off));
  });

  it.each(everyAction.filter((action) => !hasAddress(action)))('%s needs no page', (action) => {
    expect(isOffered(action, off)).toBe(true);
  });

  it('leaves every outcome of payment and sign-in something to do', () => {
    for (const code of outcomeCodes.filter((known) => /^LW-(PAY|AUT)-/.test(known))) {
      const { kind, nextActions } = outcomes[code];
      if (kind !== 'page' || nextActions.length === 0) continue;
      expect(nextActions.filter((action) => isOffered(action, off))).not.toEqual([]);
    }
  });
});
