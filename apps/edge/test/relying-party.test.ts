import { expect, test } from 'vitest';
import { relyingParty } from '../src/capabilities/passkeys/relying-party.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';

const behindAnAddress = readConfiguration({
  PORTAL_ENV: 'dev',
  PUBLIC_ORIGIN: 'https://portal.example',
  COMMUNITY_HOSTS: 'community.example',
});

test.each([
  ['portal.example', 'portal.example', 'https://portal.example'],
  ['community.example', 'community.example', 'https://community.example'],
  ['attacker.example', 'portal.example', 'https://portal.example'],
  ['attacker.community.example', 'portal.example', 'https://portal.example'],
  ['community.example.attacker.example', 'portal.example', 'https://portal.example'],
  ['community.example:8443', 'community.example', 'https://community.example'],
])('asked as %s, passkeys are those of %s and are taken from %s', (host, id, origin) => {
  expect(relyingParty(behindAnAddress, { protocol: 'http', host })).toMatchObject({ id, origin });
});

test('on a machine without an address of its own they are those of the host that is asked', () => {
  const here = relyingParty(readConfiguration({ PORTAL_ENV: 'dev' }), {
    protocol: 'http',
    host: 'localhost:3000',
  });
  expect(here).toMatchObject({ id: 'localhost', origin: 'http://localhost:3000' });
});
