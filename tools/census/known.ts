import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { identityRoles, newsCases, newsNames, outcomes, serviceStandings } from '@linework/domain';
import { headersAbove, type Route, routes } from '@linework/portal/routes';
import { namedStandings, placeName, waitingOutcomes } from '@linework/review';
import { z } from 'zod';
import type { Story } from '../visual/shots.ts';
import type { CensusInput, Exemption } from './count.ts';
import { componentFiles, dialogsIn } from './dialogs-in.ts';
import { type FlowMachine, machineFiles, machinesIn } from './machines-in.ts';
import { stateNames } from './state-names.ts';
import { storyLanguages } from './story-languages.ts';

/** Every machine of the packages, found by the names of their files. */
export async function readMachines(root: string): Promise<FlowMachine[]> {
  const modules = globSync(machineFiles, { cwd: root }).map(
    async (file): Promise<[string, object]> => [
      file,
      await import(pathToFileURL(path.join(root, file)).href),
    ],
  );
  return machinesIn(Object.fromEntries(await Promise.all(modules)));
}

/** The source of every component, by its file. */
const readSources = (root: string): Record<string, string> =>
  Object.fromEntries(
    globSync(componentFiles, { cwd: root }).map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );

function exemptionOf(route: Route): Exemption[] {
  const what = `route:${route.path}`;
  if (route.status === 'later') return [{ what, reason: `Waits for the ${route.area} area.` }];
  if (route.status === 'redirect')
    return [{ what, reason: `Leads to ${route.to}; it has no page of its own.` }];
  return [];
}

const exemptionFile = z.array(z.strictObject({ what: z.string().min(3), reason: z.string().min(10) }));

/** Everything that exists and so must be shown, read from where it is defined, and in which languages stories show it. */
export async function readKnown(root: string, stories: readonly Story[]): Promise<CensusInput> {
  const languages = storyLanguages(stories);
  const written = exemptionFile.parse(
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'exemptions.json'), 'utf8')),
  );
  return {
    known: {
      states: stateNames(await readMachines(root)),
      outcomes: Object.keys(outcomes),
      standings: namedStandings,
      news: newsNames,
      services: [...serviceStandings, ...newsCases],
      routes: routes.map((route) => route.path),
      headers: headersAbove,
      dialogs: dialogsIn(readSources(root)),
      roles: identityRoles.map((role) => role.toLowerCase()),
      languages: languages.known,
    },
    shown: languages.shown,
    exemptions: [...written, ...routes.flatMap(exemptionOf)],
    waiting: waitingOutcomes().map(({ code, waitsFor }) => ({
      what: `outcome:${code}`,
      reason: `Waits for: ${placeName(waitsFor)}.`,
    })),
  };
}
