import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callerNetwork, siteOf } from '../src/http/caller-network.ts';

describe('limits by address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
    ['::ffff:203.0.113.7%eth0', '203.0.113.7'],
    ['::ffff:0.0.0.1', '0.0.0.1'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['64:ff9b::c633:6409', '198.51.100.9'],
    ['64:ff9b:0:1::203.0.113.7', '64:ff9b:0:1::/64'],
    ['::ffff:0:203.0.113.7', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('count %s as %s', (address, network) => {
    expect(callerNetwork(address)).toBe(network);
  });

  test('count one IPv4 address as one caller, however it is written, and another as another', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
        const writtenAs = (address: string) => [address, `::ffff:${address}`, `64:ff9b::${address}`];
        expect(new Set(writtenAs(one).map(callerNetwork))).toEqual(new Set([one]));
        const isSame = one === other;
        for (const written of writtenAs(other)) expect(callerNetwork(written) === one).toBe(isSame);
      }),
    );
  });

  test('count all addresses of a line as one caller, and those of another line as another', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    const half = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(half, half, half, half, (line, other, one, two) => {
        const network = callerNetwork([...line, ...one].join(':'));
        expect(callerNetwork([...line, ...two].join(':'))).toBe(network);
        const isSameLine = line.join(':') === other.join(':');
        expect(callerNetwork([...other, ...one].join(':')) === network).toBe(isSameLine);
      }),
    );
  });
});

test('whoever has hung up is counted with all who did, and is no fault of ours', () => {
  expect(callerNetwork(undefined)).toBe('');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['not an address', 'not an address'],
])('the site of %s is %s', (address, site) => {
  expect(siteOf(callerNetwork(address))).toBe(site);
});
