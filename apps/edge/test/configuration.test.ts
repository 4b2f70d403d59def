import { randomBytes } from 'node:crypto';
import { toggleNames } from '@linework/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../src/configuration/configuration.ts';
import {
  environmentForHost,
  environmentNameForHost,
  environments,
} from '../src/configuration/environment.ts';
import { portalVariant } from '../src/configuration/portal-variant.ts';

/** What a real production sets; each row below spoils one thing. */
const production = {
  DATABASE_URL: 'postgresql://database.internal/linework',
  PROCESSOR_URL: 'https://processor.internal',
  PUBLIC_ORIGIN: 'https://portal.example',
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
    expect(Object.keys(configuration.toggles)).toEqual(toggleNames);
    expect(Object.values(configuration.toggles).some(Boolean)).toBe(false);
  });

  test('an empty PORTAL_ENV is production too', () => {
    expect(readConfiguration({ ...production, PORTAL_ENV: '' }).environment).toBe('production');
  });

  const refused = [
    ['the sandbox processor', { PROCESSOR_URL: '' }, 'PROCESSOR_URL is not set'],
    ['demo sign-ins and their seed', { DEMO_SIGN_INS: 'on' }, 'DEMO_SIGN_INS is on'],
    ['fault switches', { FAULT_SWITCHES: 'on' }, 'FAULT_SWITCHES is on'],
    ['a movable clock', { MOVABLE_CLOCK: 'on' }, 'MOVABLE_CLOCK is on'],
    ['queries that a caller wrote', { GRAPH_FREE_QUERIES: 'on' }, 'GRAPH_FREE_QUERIES is on'],
    ['the sandbox bank sign-in', { BANK_CONNECT: 'on' }, 'BANK_CONNECT is on'],
    ['the sandbox bank sign-in for a few', { BANK_CONNECT: '8174001' }, 'BANK_CONNECT is on'],
    ['the embedded database', { DATABASE_URL: '' }, 'DATABASE_URL is not set'],
    [
      'an address of its own over plain http',
      { PUBLIC_ORIGIN: 'http://portal.example' },
      'PUBLIC_ORIGIN is not https',
    ],
    ['cookies over plain http', { HTTPS: 'off' }, 'HTTPS is off'],
    [
      'a processor in the clear',
      { PROCESSOR_URL: 'http://processor.internal' },
      'PROCESSOR_URL is not https',
    ],
    [
      'one in the clear on this machine',
      { PROCESSOR_URL: 'http://127.0.0.1:9000' },
      'PROCESSOR_URL is not https',
    ],
    ['no secret', { SESSION_SECRET: '' }, 'SESSION_SECRET must be set'],
    ['believing every proxy', { TRUST_PROXY: 'on' }, 'TRUST_PROXY: "on" would believe any address'],
  ] as const;
  test.each(refused)('%s does not start there, and one sentence says why', (_what, spoiled, sentence) => {
    const sentences = refusalsOf({ ...production, ...spoiled });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(sentence);
  });

  test('everything that is wrong is said at once', () => {
    expect(refusalsOf({}).length).toBe(4);
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
    expect(readConfiguration({ PORTAL_ENV }).toggles).toMatchObject({
      demoSignIns: true,
      freeQueries: false,
    });
  });

  test.each(['stage', 'uat'])(
    '%s holds real data, so it wants a secret and its own address, and has no demo sign-ins',
    (PORTAL_ENV) => {
      expect(refusalsOf({ PORTAL_ENV })).toEqual([
        expect.stringContaining('SESSION_SECRET'),
        expect.stringContaining('PUBLIC_ORIGIN'),
      ]);
      const { SESSION_SECRET, PUBLIC_ORIGIN } = production;
      const set = { PORTAL_ENV, SESSION_SECRET, PUBLIC_ORIGIN };
      expect(readConfiguration(set).toggles.demoSignIns).toBe(false);
      const processorAt = (PROCESSOR_URL: string) => refusalsOf({ ...set, PROCESSOR_URL });
      expect(processorAt('http://processor.internal')).toEqual([expect.stringContaining('is not https')]);
      for (const here of ['http://127.0.0.1:9000', 'http://[::1]:9000', 'http://localhost']) {
        expect(processorAt(here)).toEqual([]);
      }
    },
  );

  test('demo customers stand where anything is good enough to try the product with', () => {
    const SESSION_SECRET = 'a'.repeat(32);
    expect(refusalsOf({ PORTAL_ENV: 'dev', SESSION_SECRET })).toEqual([]);
    expect(refusalsOf({ PORTAL_ENV: 'dev', PROCESSOR_URL: 'http://processor.internal' })).toEqual([]);
  });

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

describe('SESSION_SECRET, where real customers or partners are,', () => {
  const guessable = 'SESSION_SECRET can be guessed';
  const refused = [
    ['nothing', '', 'must be set to at least 32 characters'],
    ['five characters', 'short', 'must be set to at least 32 characters'],
    ['32 spaces', ' '.repeat(32), 'must be set to at least 32 characters'],
    [
      'a short one made long with spaces',
      `${'shortSecret7'.padEnd(40)}`,
      'must be set to at least 32 characters',
    ],
    [
      'the published one',
      'linework-development-secret-not-for-real-customers',
      'is the published development secret',
    ],
    [
      'the published one, written larger',
      'LINEWORK-DEVELOPMENT-SECRET-NOT-FOR-REAL-CUSTOMERS',
      'is the published',
    ],
    [
      'the published one and a bit',
      'linework-development-secret-9f27c1',
      'is the published development secret',
    ],
    ['a good one with a line break', `${production.SESSION_SECRET}\n`, 'begins or ends with white space'],
    ['a good one after a space', ` ${production.SESSION_SECRET}`, 'begins or ends with white space'],
    ['one letter', 'a'.repeat(32), guessable],
    ['seven letters', 'abcdefgabdcfegbacdgfebadcgfebcad', guessable],
    ['a word over and over', 'password'.repeat(4), guessable],
    ['a word over and over and a number', `${'password'.repeat(4)}1`, guessable],
    ['a phrase over and over', 'correct-horse-battery'.repeat(3), guessable],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyzabcdef', guessable],
    ['the digits of a hexadecimal number', '0123456789abcdef0123456789abcdef', guessable],
  ] as const;
  test.each(refused)('is not %s, and one sentence says why', (_what, SESSION_SECRET, sentence) => {
    for (const PORTAL_ENV of ['production', 'stage', 'uat']) {
      expect(refusalsOf({ ...production, PORTAL_ENV, SESSION_SECRET })).toEqual([
        expect.stringContaining(sentence),
      ]);
    }
  });

  const encodings = ['hex', 'base64', 'base64url'] as const;
  test.each(encodings)('is any random one, in %s too', (encoding) => {
    fc.assert(
      fc.property(fc.constantFrom(16, 24, 32, 48, 64, 256), (bytes) => {
        const secret = randomBytes(Math.max(bytes, encoding === 'hex' ? 16 : 24)).toString(encoding);
        expect(refusalsOf({ ...production, SESSION_SECRET: secret })).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('is a phrase that somebody remembers', () => {
    expect(refusalsOf({ ...production, SESSION_SECRET: 'nine wet owls argued about Tuesdays' })).toEqual([]);
  });
});

describe('PROCESSOR_URL', () => {
  const refused = [
    ['p', 'must be an address like'],
    ['processor.internal', 'must be an address like'],
    ['processor.internal:8443', 'must be an address like'],
    ['ftp://processor.internal', 'must be an address like'],
    ['https:processor.internal', 'must be an address like'],
    ['https://', 'must be an address like'],
    ['https://processor.internal:http', 'must be an address like'],
    ['https://p', 'must name a host, which "p" is not'],
    ['https://p.', 'must name a host'],
    ['https://p:8443', 'must name a host'],
    ['https://processor..internal', 'must name a host'],
    ['https://proc,essor.internal', 'must name a host'],
    ['https://someone@processor.internal', 'must not carry a user name or a password'],
    ['https://someone:sesame@processor.internal', 'must not carry a user name or a password'],
    ['https://processor.internal/v2', 'must end with the host'],
    ['https://processor.internal/?key=sesame', 'must end with the host'],
  ] as const;
  test.each(refused)('"%s" leads to no processor, and one sentence says why', (PROCESSOR_URL, sentence) => {
    for (const PORTAL_ENV of ['production', 'dev']) {
      const sentences = refusalsOf({ ...production, PORTAL_ENV, PROCESSOR_URL });
      expect(sentences).toEqual([expect.stringContaining(`PROCESSOR_URL: ${sentence}`)]);
      expect(sentences.join('')).not.toContain('sesame');
    }
  });

  test.each([
    'https://processor.internal',
    'https://processor:8443/',
    'https://10.1.2.3',
    'https://[fd00::7]',
  ])('%s may be one', (PROCESSOR_URL) => {
    expect(readConfiguration({ ...production, PROCESSOR_URL }).processorUrl).toBe(PROCESSOR_URL);
  });
});

describe('Hosts, as somebody configures them,', () => {
  const read = (env: Record<string, string>) => readConfiguration({ PORTAL_ENV: 'dev', ...env });

  test('are kept in the one spelling that requests are compared in', () => {
    const { hostEnvironments, provider } = read({
      HOST_ENVIRONMENTS: 'Portal.Example.:8443=production, bücher.example = stage',
      COMMUNITY_HOSTS: 'Community.Example., [::1]:80',
    });
    expect(hostEnvironments).toEqual([
      { suffix: 'portal.example', environment: 'production' },
      { suffix: 'xn--bcher-kva.example', environment: 'stage' },
    ]);
    expect(provider.communityHosts).toEqual(['community.example', '[::1]']);
  });

  test.each(['.portal.example', '*.portal.example', 'https://portal.example', 'portal.example/login', 'a b'])(
    '"%s" is refused, for no request would ever match it',
    (host) => {
      const unset = { HOST_ENVIRONMENTS: '', COMMUNITY_HOSTS: '' };
      expect(() => read({ ...unset, HOST_ENVIRONMENTS: `${host}=production` })).toThrow(
        'HOST_ENVIRONMENTS: "',
      );
      expect(() => read({ ...unset, COMMUNITY_HOSTS: host })).toThrow('is not the name of a host');
    },
  );
});

describe('Further names of environments', () => {
  const further = 'qa=uat, preview=ephemeral, live=production';
  const read = (env: Record<string, string>) => readConfiguration({ FURTHER_ENVIRONMENTS: further, ...env });

  test.each(['uat', 'ephemeral'] as const)('are as strict as %s, which they name', (like) => {
    const name = like === 'uat' ? 'qa' : 'preview';
    const named = { ...production, PORTAL_ENV: name };
    expect(read(named)).toEqual({ ...read({ ...named, PORTAL_ENV: like }), environmentName: name });
  });

  test('refuse with production what production refuses', () => {
    const demo = { ...production, PORTAL_ENV: 'live', DEMO_SIGN_INS: 'on' };
    expect(refusalsOf({ FURTHER_ENVIRONMENTS: further, ...demo })).toEqual(
      refusalsOf({ ...demo, PORTAL_ENV: 'production' }),
    );
  });

  test('are known to hosts, which never loosen the server by them', () => {
    const hosts = 'qa.portal.example=qa,preview.portal.example=preview';
    const { hostEnvironments } = read({ ...production, HOST_ENVIRONMENTS: hosts });
    const nameAt = (server: (typeof environments)[number], host: string) =>
      environmentNameForHost({ environment: server, environmentName: server }, host, hostEnvironments);
    expect(nameAt('dev', 'a.qa.portal.example')).toBe('qa');
    expect(nameAt('dev', 'preview.portal.example')).toBe('dev');
    for (const server of ['production', 'stage', 'uat'] as const) {
      expect(nameAt(server, 'qa.portal.example')).toBe(server);
      expect(nameAt(server, 'preview.portal.example')).toBe(server);
    }
  });

  test.each(['dev=production', 'qa=mock-up', 'qa', 'qa=uat,qa=dev', 'Q A=uat', '=uat'])(
    'are refused where they are no new name of one of ours: %s',
    (names) => {
      expect(refusalsOf({ ...production, FURTHER_ENVIRONMENTS: names })).toHaveLength(1);
    },
  );

  test('are refused where nobody configured them', () => {
    expect(refusalsOf({ ...production, PORTAL_ENV: 'qa' })).toEqual([
      'PORTAL_ENV is "qa", which is not an environment; unset means production.',
    ]);
    expect(refusalsOf({ ...production, HOST_ENVIRONMENTS: 'qa.portal.example=qa' })).toEqual([
      'HOST_ENVIRONMENTS: "qa.portal.example=qa" is not host=environment.',
    ]);
  });
});

describe('SMTP_URL', () => {
  const mail = { ...production, MAIL_FROM: 'Linework <billing@provider.example>' };
  const smtp = (SMTP_URL: string) => readConfiguration({ ...mail, SMTP_URL }).mail.smtp;

  test('unset leads nowhere', () => {
    expect(readConfiguration(production).mail.smtp).toBeNull();
    expect(smtp('')).toBeNull();
  });

  test('leads to another machine over TLS, whatever it begins with', () => {
    expect(smtp('smtps://mailer:p%40ss@mail.example')).toEqual({
      host: 'mail.example',
      port: 465,
      user: 'mailer',
      password: 'p@ss',
      isSecure: true,
      isLocal: false,
    });
    expect(smtp('smtp://mailer:secret@mail.example:2525')).toMatchObject({
      port: 2525,
      isSecure: false,
      isLocal: false,
    });
    expect(smtp('smtp://127.0.0.1:1025')).toMatchObject({ port: 1025, isLocal: true, user: null });
    expect(smtp('smtp://[::1]')).toMatchObject({ host: '::1', port: 587, isLocal: true });
  });

  test.each([
    ['mail.example', 'must be an address'],
    ['https://mail.example', 'must be an address'],
    ['smtp://', 'must name a host'],
    ['smtp://a:hunter2@mail.example/?ignoreTLS=true', 'must end with the host'],
    ['smtp://a:hunter2@mail.example?tls.rejectUnauthorized=false', 'must end with the host'],
    ['smtp://a:hunter2%@mail.example', 'must write a % of its password as %25'],
  ])('"%s" is refused, and its password is not repeated', (SMTP_URL, sentence) => {
    const refusals = refusalsOf({ ...mail, SMTP_URL });
    expect(refusals.join()).toContain(`SMTP_URL: ${sentence}`);
    expect(refusals.join()).not.toContain('hunter2');
  });

  test('needs a sender of the provider’s own', () => {
    const set = { ...production, SMTP_URL: 'smtps://mail.example' };
    expect(refusalsOf(set)).toEqual([expect.stringContaining('MAIL_FROM is not')]);
    expect(refusalsOf({ ...set, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toHaveLength(1);
  });
});

describe('MOUNTS', () => {
  const hash = `sha256-${'a'.repeat(43)}=`;
  const read = (rows: string) => readConfiguration({ PORTAL_ENV: 'dev', MOUNTS: rows }).mounts;

  test('names nothing unless it is set', () => {
    expect(readConfiguration({ PORTAL_ENV: 'dev' }).mounts).toEqual([]);
  });

  test('names a part for each place, with what it must be', () => {
    expect(read(`homepage-mfe=/parts/home.js ${hash}; manage=/m/properties.js ${hash}`)).toEqual([
      { name: 'homepage-mfe', address: '/parts/home.js', integrity: hash },
      { name: 'manage', address: '/m/properties.js', integrity: hash },
    ]);
  });

  test.each([
    ['a place that there is not', `elsewhere=/parts/home.js ${hash}`],
    ['another origin', `manage=https://parts.example/home.js ${hash}`],
    ['another origin without its protocol', `manage=//parts.example/home.js ${hash}`],
    ['another origin in disguise', `manage=/.//parts.example/home.js ${hash}`],
    ['no hash', 'manage=/parts/home.js'],
    ['a hash that nobody should trust', 'manage=/parts/home.js md5-AAAA'],
    ['one place twice', `manage=/a.js ${hash};manage=/b.js ${hash}`],
  ])('is refused with %s', (_case, rows) => {
    expect(() => read(rows)).toThrow(/MOUNTS/);
  });
});
