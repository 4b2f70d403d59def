import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { identityRoles, namedStandings, outcomes, waitingOutcomes, waitingStandings } from '@linework/domain';
import { type Route, routes } from '@linework/portal/routes';
import { z } from 'zod';
import type { CensusInput, Exemption } from './count.ts';
import { type ListedMachine, stateNames } from './state-names.ts';

/** The machines that the flows packages list, each package in its `src/machines.ts`. */
export async function readMachines(root: string): Promise<ListedMachine[]> {
  const lists = await Promise.all(
    globSync('packages/*/src/machines.ts', { cwd: root }).map(
      (file): Promise<{ machines: readonly ListedMachine[] }> =>
        import(pathToFileURL(path.join(root, file)).href),
    ),
  );
  return lists.flatMap(({ machines }) => machines);
}

/** Each copy file in each language, by the name of its flow: `one-time-payment.es`. */
function readLanguages(root: string): { known: string[]; present: string[] } {
  const stems = globSync(['packages/*/src/**/*.en.json', 'apps/portal/src/**/*.en.json'], { cwd: root })
    .map((file) => file.replace(/\.en\.json$/, ''))
    .sort();
  const files = stems.flatMap((stem) => [`${stem}.en`, `${stem}.es`]);
  const present = files.filter((file) => existsSync(path.join(root, `${file}.json`)));
  return {
    known: files.map((file) => path.basename(file)),
    present: present.map((file) => path.basename(file)),
  };
}

function exemptionOf(route: Route): Exemption[] {
  const what = `route:${route.path}`;
  if (route.status === 'later') return [{ what, reason: `Waits for the ${route.area} area.` }];
  if (route.status === 'redirect')
    return [{ what, reason: `Leads to ${route.to}; it has no page of its own.` }];
  return [];
}

const exemptionFile = z.array(z.strictObject({ what: z.string().min(3), reason: z.string().min(10) }));

/** Everything that exists and so must be shown, read from where it is defined. */
export async function readKnown(root: string): Promise<CensusInput> {
  const languages = readLanguages(root);
  const written = exemptionFile.parse(
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'exemptions.json'), 'utf8')),
  );
  return {
    known: {
      states: stateNames(await readMachines(root)),
      outcomes: Object.keys(outcomes),
      standings: namedStandings,
      routes: routes.map((route) => route.path),
      roles: identityRoles.map((role) => role.toLowerCase()),
      languages: languages.known,
    },
    shown: languages.present.map((name) => ({ tag: `language:${name}`, by: `${name}.json` })),
    exemptions: [...written, ...routes.flatMap(exemptionOf)],
    waiting: [
      ...waitingOutcomes().map(({ code, waitsFor }) => ({
        what: `outcome:${code}`,
        reason: `Waits for the ${waitsFor}.`,
      })),
      ...waitingStandings.map(({ name, area }) => ({
        what: `standing:${name}`,
        reason: `Waits for the ${area} area.`,
      })),
    ],
  };
}
