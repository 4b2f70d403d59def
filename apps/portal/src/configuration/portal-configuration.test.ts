import type { PortalToggle } from '@linework/contract';
import { configurationAnswer, scenarios, storyMoment } from '@linework/fixtures';
import { expect, expectTypeOf, it } from 'vitest';
import { type PortalToggles, portalConfigurationFrom } from './portal-configuration.ts';

const { portalConfiguration: answer } = configurationAnswer(scenarios.current(storyMoment));

it('a toggle that this portal does not know changes nothing, whatever edge names it', () => {
  const toggles = ['softDisconnectDate', 'tomorrow'];
  const configuration = portalConfigurationFrom({ ...answer, toggles });
  const names = [
    'softDisconnectDate',
    'bankConnect',
    'demoSignIns',
    'faultSwitches',
    'movableClock',
  ] as const;
  expect(names.filter((name) => configuration.toggles.has(name))).toEqual(['softDisconnectDate']);
  expectTypeOf<Parameters<PortalToggles['has']>[0]>().toEqualTypeOf<PortalToggle>();
});

it('what the edge keeps to itself is no toggle of the portal', () => {
  expectTypeOf<Extract<PortalToggle, 'maintenance' | 'billPayUnavailable' | 'freeQueries'>>().toBeNever();
});
