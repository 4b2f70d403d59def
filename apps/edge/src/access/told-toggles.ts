import type { PortalToggle } from '@linework/contract';
import type { ToggleSubject } from '@linework/domain';
import { environmentForHost, environmentNameForHost } from '../configuration/environment.ts';
import { hostName } from '../configuration/host-name.ts';
import { toggleNamesForPortal } from '../configuration/toggles.ts';
import type { Services } from '../services.ts';

/** What is on for whoever asks at a host, signed in or not. */
export function toldToggles(
  { configuration, runtime }: Pick<Services, 'configuration' | 'runtime'>,
  host: string,
  who: Pick<ToggleSubject, 'account' | 'footprint' | 'role' | 'user'> = {},
): readonly PortalToggle[] {
  const { hostEnvironments } = configuration;
  const environment = environmentForHost(configuration.environment, host, hostEnvironments);
  const name = hostName(host);
  return toggleNamesForPortal(
    configuration.toggleStates,
    environment === configuration.environment,
    {
      ...who,
      environment: environmentNameForHost(configuration, host, hostEnvironments),
      ...(name !== null && { host: name }),
    },
    runtime.toggleOverrides(),
  );
}

/** What is on for an account beyond what is on for everybody at the host; `undefined` for nothing. */
export function togglesOfAccount(
  services: Pick<Services, 'configuration' | 'runtime'>,
  host: string,
  who: Required<Pick<ToggleSubject, 'account' | 'footprint' | 'role' | 'user'>>,
): PortalToggle[] | undefined {
  const forAll = toldToggles(services, host);
  const more = toldToggles(services, host, who).filter((name) => !forAll.includes(name));
  return more.length > 0 ? more : undefined;
}
