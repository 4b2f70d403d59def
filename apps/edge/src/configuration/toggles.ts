import { type PortalToggle, type ToggleName, toggleNames, toggles } from '@linework/contract';
import { z } from 'zod';
import { type Environment, holdsRealData } from './environment.ts';
import { onForAccounts, onOrOff } from './on-or-off.ts';

/** Which toggles are on: for everybody, or for somebody at least. */
export type Toggles = Readonly<Record<ToggleName, boolean>>;

const readers = { switch: onOrOff, accounts: onForAccounts } as const;

/** The variables of all toggles, each with what may be said there. */
export const toggleVariables = z.object(
  Object.fromEntries(
    toggleNames.map((name) => {
      const { variable, takes } = toggles[name];
      return [variable, readers[takes]];
    }),
  ),
);
export type ToggleVariables = z.infer<typeof toggleVariables>;

/** What a toggle's variable says, or else its default: on, off, or the numbers of the accounts it is on for. */
export function toggleSetting(
  name: ToggleName,
  variables: ToggleVariables,
  environment: Environment,
): boolean | readonly string[] {
  const { variable, onByDefault } = toggles[name];
  return variables[variable] ?? (onByDefault === 'withDemoData' && !holdsRealData(environment));
}

const oneEach = z.record(z.enum(toggleNames), z.boolean());

/** Which toggles are on in an environment, by its variables. */
export const togglesFrom = (variables: ToggleVariables, environment: Environment): Toggles =>
  oneEach.parse(
    Object.fromEntries(
      toggleNames.map((name) => [name, toggleSetting(name, variables, environment) !== false]),
    ),
  );

const isShown = (name: ToggleName, isOwnEnvironment: boolean): name is PortalToggle => {
  const { shown } = toggles[name];
  return shown === 'always' || (shown === 'inOwnEnvironment' && isOwnEnvironment);
};

/** What the portal is told is on. On a host of a stricter environment nothing that is only for trying things out. */
export const toggleNamesForPortal = (on: Toggles, isOwnEnvironment: boolean): readonly PortalToggle[] =>
  toggleNames.filter((name) => isShown(name, isOwnEnvironment)).filter((name) => on[name]);

/** Why production does not start with these toggles: one sentence for each that is on and may not be. */
export const toggleRefusals = (on: Toggles): readonly string[] =>
  toggleNames.flatMap((name) => {
    const { variable, refusedInProduction } = toggles[name];
    return on[name] && refusedInProduction !== null ? [`${variable} is on: ${refusedInProduction}`] : [];
  });
