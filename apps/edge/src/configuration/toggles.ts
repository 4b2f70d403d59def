import { type PortalToggle, type ToggleName, toggleNames, toggles } from '@linework/contract';
import {
  evaluateToggle,
  type ToggleEvaluation,
  type ToggleSetting,
  type ToggleState,
  type ToggleSubject,
} from '@linework/domain';
import { z } from 'zod';
import { type Environment, holdsRealData } from './environment.ts';
import { onForAccounts, onOrOff } from './on-or-off.ts';
import { onForTargets } from './toggle-targets.ts';

/** Which toggles are on: for everybody, or for somebody at least. */
export type Toggles = Readonly<Record<ToggleName, boolean>>;

const readers = { switch: onOrOff, accounts: onForAccounts, targets: onForTargets } as const;

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

const isOnByDefault = (name: ToggleName, environment: Environment): boolean =>
  toggles[name].onByDefault === 'withDemoData' && !holdsRealData(environment);

/** How each toggle stands before anybody asks. */
export type ToggleStates = Readonly<Record<ToggleName, ToggleState>>;

const onePart = <Value extends z.ZodType>(value: Value) => z.record(z.enum(toggleNames), value);
const states = onePart(z.custom<ToggleState>());
const oneEach = onePart(z.boolean());

function stateOf(name: ToggleName, variables: ToggleVariables, environment: Environment): ToggleState {
  const said = variables[toggles[name].variable];
  if (said === undefined) return { setting: isOnByDefault(name, environment), isDefault: true };
  const setting: ToggleSetting = isList(said) ? { account: said } : said;
  return { setting };
}

const isList = (said: ToggleSetting | readonly string[]): said is readonly string[] => Array.isArray(said);

/** What each toggle's variable says, or else its default. */
export const toggleStatesFrom = (variables: ToggleVariables, environment: Environment): ToggleStates =>
  states.parse(Object.fromEntries(toggleNames.map((name) => [name, stateOf(name, variables, environment)])));

/** Whose a toggle is that takes the numbers of accounts: everybody's, nobody's, or these. */
export const accountsOf = ({ setting }: ToggleState): boolean | readonly string[] =>
  typeof setting === 'boolean' ? setting : (setting.account ?? []);

/** Which toggles are on for somebody at least. */
export const togglesFrom = (toggleStates: ToggleStates): Toggles =>
  oneEach.parse(Object.fromEntries(toggleNames.map((name) => [name, toggleStates[name].setting !== false])));

const isShown = (name: ToggleName, isOwnEnvironment: boolean): name is PortalToggle => {
  const { shown } = toggles[name];
  return shown === 'always' || (shown === 'inOwnEnvironment' && isOwnEnvironment);
};

/** A toggle of accounts is told wherever it is on for somebody: what it offers says itself to whom. */
const evaluated = (name: ToggleName, state: ToggleState, subject: ToggleSubject): ToggleEvaluation =>
  toggles[name].takes === 'accounts'
    ? evaluateToggle(name, { ...state, setting: state.setting !== false }, subject)
    : evaluateToggle(name, state, subject);

/** What a reviewer chose, by the toggle's name. */
export type ToggleOverrides = Readonly<Partial<Record<string, boolean>>>;

/**
 * What the portal is told is on for whoever asks. On a host of a stricter environment nothing that is only for trying
 * things out, and nothing that a reviewer chose.
 */
export const toggleNamesForPortal = (
  toggleStates: ToggleStates,
  isOwnEnvironment: boolean,
  subject: ToggleSubject,
  overrides: ToggleOverrides = {},
): readonly PortalToggle[] =>
  toggleNames
    .filter((name) => isShown(name, isOwnEnvironment))
    .filter((name) => {
      const override = isOwnEnvironment && isOverridable(name) ? overrides[name] : undefined;
      return evaluated(name, { ...toggleStates[name], override }, subject).value;
    });

/** Whether a reviewer may set it, for everybody on this server: what is evaluated for whoever asks, and read already. */
export const isOverridable = (name: ToggleName): boolean =>
  toggles[name].takes === 'targets' && !('awaits' in toggles[name]);

/** Why production does not start with these toggles: one sentence for each that is on and may not be. */
export const toggleRefusals = (on: Toggles): readonly string[] =>
  toggleNames.flatMap((name) => {
    const { variable, refusedInProduction } = toggles[name];
    return on[name] && refusedInProduction !== null ? [`${variable} is on: ${refusedInProduction}`] : [];
  });
