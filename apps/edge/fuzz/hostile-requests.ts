import { METHODS } from 'node:http';
import fc from 'fast-check';
import type { CallerName } from './fuzz-request.ts';
import { cardSecrets, hostileText } from './hostile-values.ts';

/** Most know who they are: whoever is refused at the door reaches nothing behind it. */
export const someCaller: fc.Arbitrary<CallerName> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<CallerName>('owner') },
  { weight: 2, arbitrary: fc.constant<CallerName>('otherOwner') },
  {
    weight: 3,
    arbitrary: fc.constantFrom<CallerName>('billing', 'standard', 'nobody', 'expired', 'garbled'),
  },
);

/** Every method that the server reads. CONNECT asks for a tunnel, and is hung up on as HTTP has it. */
export const anyMethod = fc.constantFrom(...METHODS.filter((method) => method !== 'CONNECT'));

const jsonTypes = ['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'] as const;
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/graphql',
  'application/json; charset=utf-16',
  'application/json, text/plain; charset',
  'application/csp-report',
  'x'.repeat(500),
] as const;
export const jsonType = fc.constantFrom(...jsonTypes);
export const anyType = fc.oneof(jsonType, fc.constantFrom(...otherTypes));

/** What may stand in a header: the server hangs up on anything else before there is a request. */
const headerText = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '?').slice(0, 2_000));

const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'forwarded',
  'host',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-correlator',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-original-url',
  'x-xsrf-token',
] as const;

/** An account's number may pass for a correlator, which is the caller's own to read back. */
const isOwnToRead = (name: string, text: string) => name === 'x-correlator' && text === cardSecrets[2];

const hostileHeader = fc
  .tuple(fc.constantFrom(...headerNames), headerText)
  .map(([name, text]) => (isOwnToRead(name, text) ? {} : { [name]: text }));

const usefulHeader = fc.constantFrom<Readonly<Record<string, string>>>(
  { accept: 'application/graphql-response+json' },
  { 'accept-encoding': 'br, gzip' },
  { 'accept-language': 'es-US,es;q=0.9' },
  { origin: 'http://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-origin' },
  { host: 'community.localhost' },
  { range: 'bytes=0-1' },
  { range: 'bytes=99-1' },
);

/** No headers beside the usual ones, or a few that were not meant so. */
export const someHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: usefulHeader },
  { weight: 2, arbitrary: hostileHeader },
  {
    weight: 1,
    arbitrary: fc
      .array(hostileHeader, { maxLength: 5 })
      .map((headers): Readonly<Record<string, string>> => Object.assign({}, ...headers)),
  },
);

/** What may stand in a request line; the rest is written as bytes of UTF-8, as browsers do, or as they are. */
const addressText = hostileText.map((text) => text.toWellFormed().slice(0, 800));
const encoded = addressText.map(encodeURIComponent);
const asItIs = addressText.map((text) => text.replace(/[^\x21-\x7e]/g, '%c3').replaceAll('#', ''));

export const pathPart = fc.oneof(encoded, asItIs);

export const someQuery: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'request', 'language', 'account', 'answer', '__proto__'), pathPart)
      .map(([name, text]) => `?${name}=${text}`),
  },
  { weight: 1, arbitrary: pathPart.map((text) => `?${text}`) },
);
