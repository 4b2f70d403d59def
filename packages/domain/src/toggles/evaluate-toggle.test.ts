import { describe, expect, it } from 'vitest';
import { evaluateToggle, type ToggleSetting, type ToggleSubject } from './evaluate-toggle.ts';

const somebody = {
  environment: 'stage',
  host: 'a.community.example',
  account: '81740011',
  footprint: 'BHN',
  role: 'ADMIN',
  user: '019ab3c4-5d6e-7f00-8a1b-2c3d4e5f6071',
} as const satisfies ToggleSubject;

const cases: readonly (readonly [string, ToggleSetting, ToggleSubject, boolean])[] = [
  ['everybody, before sign-in', true, {}, true],
  ['nobody', false, somebody, false],
  ['its account', { account: ['1', '81740011'] }, somebody, true],
  ['another account', { account: ['1'] }, somebody, false],
  ['an account, before sign-in', { account: ['81740011'] }, {}, false],
  ['a domain above its host', { host: ['community.example'] }, somebody, true],
  ['a host whose name only ends alike', { host: ['munity.example'] }, somebody, false],
  ['a role that only ends alike', { role: ['MIN'] }, somebody, false],
  ['all kinds that are named', { footprint: ['CHTR', 'BHN'], role: ['ADMIN'] }, somebody, true],
  ['one of two kinds alone', { footprint: ['BHN'], role: ['PRIMARY'] }, somebody, false],
  ['its user', { user: [somebody.user] }, somebody, true],
  ['a colleague', { user: ['019ab3c4-5d6e-7f00-8a1b-000000000000'] }, somebody, false],
  ['its environment', { environment: ['stage'] }, { environment: 'stage' }, true],
];

describe('a toggle', () => {
  it.each(cases)('on for %s', (_, setting, subject, value) => {
    expect(evaluateToggle('voice', { setting }, subject)).toEqual({
      flagKey: 'voice',
      value,
      variant: value ? 'on' : 'off',
      reason: typeof setting === 'boolean' ? 'STATIC' : 'TARGETING_MATCH',
    });
  });

  it('says where its value is the table’s own', () => {
    expect(evaluateToggle('voice', { setting: false, isDefault: true }, {}).reason).toBe('DEFAULT');
  });

  it.each([true, false])('that a reviewer set to %s is that for everybody', (override) => {
    const { value, reason } = evaluateToggle('voice', { setting: { role: ['ADMIN'] }, override }, somebody);
    expect({ value, reason }).toEqual({ value: override, reason: 'OVERRIDE' });
  });
});
