import { toggleNames, toggles } from '@linework/contract';
import type { ToggleSubject } from '@linework/domain';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../src/configuration/configuration.ts';
import { toggleNamesForPortal } from '../src/configuration/toggles.ts';

const production = {
  DATABASE_URL: 'postgresql://database.internal/linework',
  PROCESSOR_URL: 'https://processor.internal',
  PUBLIC_ORIGIN: 'https://portal.example',
  SESSION_SECRET: 'a-secret-of-forty-characters-0123456789ab',
};

const stage = { ...production, PORTAL_ENV: 'stage' };

const sentencesOf = (read: () => unknown): readonly string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.sentences;
    throw error;
  }
};

describe.each(toggleNames)('The toggle %s', (name) => {
  const { variable, takes, onByDefault, shown, refusedInProduction } = toggles[name];
  const isOn = (env: Record<string, string>) =>
    readConfiguration({ PORTAL_ENV: 'dev', ...env }).toggles[name];

  test('is set by a variable of its own, and by nothing else', () => {
    expect([isOn({ [variable]: 'on' }), isOn({ [variable]: 'off' })]).toEqual([true, false]);
    const others = toggleNames.filter((other) => toggles[other].variable === variable);
    expect(others).toEqual([name]);
    expect(sentencesOf(() => isOn({ [variable]: 'perhaps' }))).toEqual([
      expect.stringMatching(`^${variable}: `),
    ]);
    if (takes === 'accounts') expect(isOn({ [variable]: '8174 0011' })).toBe(true);
    if (takes === 'targets') expect(isOn({ [variable]: 'role:ADMIN' })).toBe(true);
  });

  test('is by default what its row says, and off wherever real customers are', () => {
    expect(isOn({})).toBe(onByDefault === 'withDemoData');
    expect(isOn({ [variable]: '' })).toBe(onByDefault === 'withDemoData');
    expect(readConfiguration(production).toggles[name]).toBe(false);
    expect(readConfiguration(stage).toggles[name]).toBe(false);
  });

  test('keeps production from starting, where its row says so', () => {
    const sentences = sentencesOf(() => readConfiguration({ ...production, [variable]: 'on' }));
    expect(sentences).toEqual(
      refusedInProduction === null ? [] : [`${variable} is on: ${refusedInProduction}`],
    );
  });

  test('is told to the portal where its row says so', () => {
    const on = readConfiguration({ PORTAL_ENV: 'dev', [variable]: 'on' }).toggleStates;
    const told = [true, false].map((isOwn) =>
      toggleNamesForPortal(on, isOwn, {}).some((one) => one === name),
    );
    const tellings = {
      always: [true, true],
      inOwnEnvironment: [true, false],
      never: [false, false],
    } as const satisfies Record<typeof shown, readonly boolean[]>;
    expect(told).toEqual(tellings[shown]);
  });
});

describe('What the portal is told', () => {
  const told = (env: Record<string, string>, subject: ToggleSubject, overrides = {}, isOwn = true) =>
    toggleNamesForPortal(readConfiguration({ ...stage, ...env }).toggleStates, isOwn, subject, overrides);
  const admin = { account: '81740011', footprint: 'BHN', role: 'ADMIN' };

  test('is for whom the words name, and for nobody before sign-in', () => {
    const env = { SPEED_TEST: 'role:ADMIN,PRIMARY footprint:BHN' };
    expect(told(env, admin)).toEqual(['speedTest']);
    expect(told(env, { ...admin, role: 'STANDARD' })).toEqual([]);
    expect(told(env, {})).toEqual([]);
  });

  test('of a toggle of accounts is that somebody has it', () => {
    expect(told({ BANK_CONNECT: '8174 0011' }, {})).toEqual(['bankConnect']);
  });

  test('is what a reviewer chose, but on no stricter host and not of what the edge reads', () => {
    const chosen = { voice: true, speedTest: false, softDisconnectDate: true };
    const env = { SPEED_TEST: 'on' };
    expect(told(env, admin, chosen)).toEqual(['voice']);
    expect(told(env, admin, chosen, false)).toEqual(['speedTest']);
  });

  test.each(['role', 'role:', 'rule:ADMIN', 'role:ADMIN role:PRIMARY'])('is no guess at %j', (said) => {
    expect(sentencesOf(() => told({ VOICE: said }, {}))).toEqual([expect.stringMatching(/^VOICE: must be/)]);
  });
});
