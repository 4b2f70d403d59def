import type { PortalToggle } from '@linework/contract';
import { footprints, identityRoles } from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { type TabContext, tabsDrawn, tabsOffered } from './tabs.ts';

interface Somebody extends Omit<Partial<TabContext>, 'session' | 'toggles'> {
  readonly role?: (typeof identityRoles)[number];
  readonly footprint?: (typeof footprints)[number];
  readonly on?: readonly PortalToggle[];
}

const contextOf = ({ role = 'PRIMARY', footprint = 'CHTR', on = [], ...known }: Somebody): TabContext => ({
  session: {
    user: { id: 'u', username: 'm', firstName: 'M', lastName: 'B', userType: 'CONSUMER', role },
    footprint,
  },
  toggles: new Set(on),
  ...known,
});
const names = (somebody: Somebody) => tabsOffered(contextOf(somebody)).map(({ name }) => name);

const usual = ['accountSummary', 'billing', 'services', 'profileAndSettings', 'users'];
const without = (...left: readonly string[]) => usual.filter((name) => !left.includes(name));

describe('the tabs', () => {
  it.each<[string, Somebody, readonly string[]]>([
    ['an owner', {}, usual],
    ['an admin', { role: 'ADMIN' }, usual],
    ['somebody without billing access', { role: 'BILLING' }, without('billing', 'users')],
    ['a standard user', { role: 'STANDARD' }, without('billing', 'users')],
    ['BHN', { footprint: 'BHN' }, without('users')],
    ['TWC', { footprint: 'TWC' }, without('users')],
    ['any other footprint', { footprint: 'OTHER' }, usual],
  ])('of %s', (_, somebody, expected) => expect(names(somebody)).toEqual(expected));

  it('name voice where it is active', () => {
    expect(names({ isVoiceActive: true })[2]).toBe('voiceAndServices');
  });

  it('lead to preferences, and to no users, once there are preferences', () => {
    expect(names({ on: ['userPreferences'] })).toEqual(['accountSummary', 'billing', 'services', 'settings']);
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])(
    'have the community’s with the toggle %s and the agreement %s: %s',
    (isOn, hasBulkMasterAgreement, isThere) => {
      const found = names({ on: isOn ? ['communityTab'] : [], hasBulkMasterAgreement });
      expect(found.includes('community')).toBe(isThere);
    },
  );

  it('are drawn where their pages are built, for everybody there can be', () => {
    for (const role of identityRoles) {
      for (const footprint of footprints) {
        const drawn = tabsDrawn(
          contextOf({ role, footprint, isVoiceActive: true, hasBulkMasterAgreement: true }),
        );
        expect(drawn.map(({ name }) => name)).toEqual(
          names({ role }).filter((name) => /^(accountS|billing)/.test(name)),
        );
      }
    }
  });
});
