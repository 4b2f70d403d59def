import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../src/configuration/configuration.ts';
import { environmentForHost, environments } from '../src/configuration/environment.ts';
import { portalVariant } from '../src/configuration/portal-variant.ts';

/** What a real production sets; each row below spoils one thing. */
const production = {
  DATABASE_URL: 'postgresql://database.internal/linework',
  PROCESSOR_URL: 'https://processor.internal',
  SESSION_SECRET: 'a-secret-of-forty-characters-0123456789ab',
};

const refusalsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfiguration(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.sentences;
    throw error;
  }
};

describe('With nothing said, the edge is in production', () => {
  test('and starts there with a database, a processor and a secret', () => {
    const configuration = readConfiguration(production);
    expect(configuration.environment).toBe('production');
    expect(configuration.secureCookies).toBe(true);
    expect(configuration.toggles).toEqual({
      softDisconnectDate: false,
      bankConnect: false,
      maintenance: false,
      demoSignIns: false,
      faultSwitches: false,
      movableClock: false,
    });
  });

  test('an empty PORTAL_ENV is production too', () => {
    expect(readConfiguration({ ...production, PORTAL_ENV: '' }).environment).toBe('production');
  });

  const refused = [
    ['the sandbox processor', { PROCESSOR_URL: '' }, 'PROCESSOR_URL is not set'],
    ['demo sign-ins and their seed', { DEMO_SIGN_INS: 'on' }, 'DEMO_SIGN_INS is on'],
    ['fault switches', { FAULT_SWITCHES: 'on' }, 'FAULT_SWITCHES is on'],
    ['a movable clock', { MOVABLE_CLOCK: 'on' }, 'MOVABLE_CLOCK is on'],
    ['the sandbox bank sign-in', { BANK_CONNECT: 'on' }, 'BANK_CONNECT is on'],
    ['the sandbox bank sign-in for a few', { BANK_CONNECT: '8174001' }, 'BANK_CONNECT is on'],
    ['the embedded database', { DATABASE_URL: '' }, 'DATABASE_URL is not set'],
    ['cookies over plain http', { HTTPS: 'off' }, 'HTTPS is off'],
    ['no secret', { SESSION_SECRET: '' }, 'SESSION_SECRET must be set'],
    ['a short secret', { SESSION_SECRET: 'short' }, 'SESSION_SECRET must be set'],
  ] as const;
  test.each(refused)('%s does not start there, and one sentence says why', (_what, spoiled, sentence) => {
    const sentences = refusalsOf({ ...production, ...spoiled });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(sentence);
  });

  test('everything that is wrong is said at once', () => {
    expect(refusalsOf({}).length).toBe(3);
  });

  test('the embedded database starts there when a flag accepts its risk', () => {
    const { database } = readConfiguration({
      ...production,
      DATABASE_URL: '',
      ALLOW_PGLITE_IN_PRODUCTION: 'on',
    });
    expect(database.kind).toBe('pglite');
  });
});

describe('Other environments', () => {
  test.each(['docker', 'dev', 'mock', 'ephemeral'])('%s starts with nothing else set', (PORTAL_ENV) => {
    expect(refusalsOf({ PORTAL_ENV })).toEqual([]);
    expect(readConfiguration({ PORTAL_ENV }).toggles.demoSignIns).toBe(true);
  });

  test.each(['stage', 'uat'])(
    '%s holds real data, so it wants a secret and has no demo sign-ins',
    (PORTAL_ENV) => {
      expect(refusalsOf({ PORTAL_ENV })).toEqual([expect.stringContaining('SESSION_SECRET')]);
      const { SESSION_SECRET } = production;
      expect(readConfiguration({ PORTAL_ENV, SESSION_SECRET }).toggles.demoSignIns).toBe(false);
    },
  );

  test('a name that is no environment is refused, not taken for one', () => {
    expect(refusalsOf({ ...production, PORTAL_ENV: 'prod' })).toEqual([
      expect.stringContaining('"prod", which is not an environment'),
    ]);
  });

  test('a value that means nothing is named with its variable', () => {
    expect(refusalsOf({ PORTAL_ENV: 'dev', PORT: 'eighty' })).toEqual([expect.stringMatching(/^PORT: /)]);
    expect(refusalsOf({ PORTAL_ENV: 'dev', PAYMENT_CUT_OFF: '8 pm' })).toEqual([
      'PAYMENT_CUT_OFF: must be HH:MM.',
    ]);
  });
});

describe('Payment settings', () => {
  test('are the product’s own unless the provider says otherwise', () => {
    const { payments } = readConfiguration({ PORTAL_ENV: 'dev' });
    expect(payments).toMatchObject({
      cutOff: '20:00',
      daysAhead: 60,
      minimumVariant: 'oneDollar',
      maximum: { cents: 500_000 },
      override: { maximum: { cents: 5_000_000 } },
    });
  });

  test('are read in dollars and kept in cents', () => {
    const { payments } = readConfiguration({
      PORTAL_ENV: 'dev',
      PAYMENT_MAXIMUM: '2500.50',
      PAYMENT_MINIMUM: 'amountDue',
      PAYMENT_OVERRIDE_PORTAL: 'partner-9',
    });
    expect(payments.maximum.cents).toBe(250_050);
    expect(payments.minimumVariant).toBe('amountDue');
    expect(payments.override?.portalId).toBe('partner-9');
  });
});

describe('A host name', () => {
  const hosts = [
    { suffix: 'portal.example', environment: 'production' },
    { suffix: 'try.example', environment: 'dev' },
  ] as const;

  test('narrows what the server said', () => {
    expect(environmentForHost('stage', 'www.portal.example:443', hosts)).toBe('production');
  });

  test.each(environments)('never loosens %s', (environment) => {
    const found = environmentForHost(environment, 'try.example', hosts);
    expect(found).toBe(environment);
  });

  test('that only ends with the same letters is another host', () => {
    expect(environmentForHost('stage', 'notportal.example', hosts)).toBe('stage');
  });

  test('chooses the community portal for the configured domains', () => {
    const provider = { communityHosts: ['community.example'] };
    expect(portalVariant('my.community.example:8080', provider)).toBe('community');
    expect(portalVariant('community.example.evil.example', provider)).toBe('business');
    expect(portalVariant('localhost', provider)).toBe('business');
  });
});

describe('Bank connect', () => {
  const offered = (text: string) =>
    readConfiguration({ PORTAL_ENV: 'dev', BANK_CONNECT: text }).payments.bankConnect;
  test('is offered to everybody, to nobody or to the accounts that are listed', () => {
    expect([offered('on'), offered('off'), offered('')]).toEqual([true, false, false]);
    expect(offered('8260 1420 8219 7688, 82601420')).toEqual(['8260 1420 8219 7688', '82601420']);
    expect(() => offered('of')).toThrow('must be on, off or a list of account numbers');
  });
});
