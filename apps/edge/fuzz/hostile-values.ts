import fc from 'fast-check';

/** Numbers of cards and accounts that may turn up anywhere in a request, and nowhere in an answer or the log. */
export const cardSecrets = ['4000000000000002', '5100000000000008', '000199887766'] as const;
/** A password that is sent where one belongs. */
export const passwordSecret = 'Canary-Pa55-word';

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\udcb3x',
  '\u202e\u2066\ufeff',
  'İıſK',
  '𝟙𝟚.𝟘𝟘',
  '١٢.٠٠',
  '-1',
  '1e9',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  "'; DROP TABLE payment; --",
  "' OR '1'='1",
  '$1',
  '%s%n%x',
  `\${7*7}{{7*7}}`,
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'http://evil.example/',
  `https://evil.example/${cardSecrets[0]}`,
  '//evil.example',
  '\r\nx-injected: yes',
  '(a+)+$',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(300),
  'x'.repeat(5_000),
  '💳'.repeat(2_000),
  ...cardSecrets,
] as const;

/** Texts that nobody types by mistake, and some that somebody might. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
);

const hostileNumber = fc.oneof(
  fc.constantFrom(-1, -0, 0, 1, 100, 101, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308, 0.1, 1e-320),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: [inner] }), null);

/** Any JSON, much of it of a type that nobody asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.constantFrom([], {}, [[]], [null], nested(4), nested(12), nested(60)) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 4 }) },
);

/** Bodies that are no JSON, or JSON that nobody asked for. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    'null',
    '[]',
    '{}',
    '"text"',
    '0',
    '{"a":',
    '{}{}',
    '{"__proto__":{"role":"ADMIN"}}',
    '{"constructor":{"prototype":{"role":"ADMIN"}}}',
    String.raw`{"variables":{"accountId":"\u0000"}}`,
    String.raw`{"variables":{"accountId":"\ud83d"}}`,
    '{"a":"\u00c3("}',
    '{ __typename }',
    '[{"query":"{ __typename }"},{"query":"{ __typename }"}]',
    `${'['.repeat(900)}${']'.repeat(900)}`,
    `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`,
    '{"query":'.repeat(200),
    JSON.stringify({ variables: 'x'.repeat(66_000) }),
  ),
  fc.json(),
  hostileValue.map((value) => JSON.stringify(value)),
  hostileText,
);
