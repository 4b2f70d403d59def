import type { Configuration } from './configuration.ts';
import { holdsRealData } from './environment.ts';
import type { EnvironmentVariables } from './environment-variables.ts';

interface Refusal {
  readonly applies: (configuration: Configuration, variables: EnvironmentVariables) => boolean;
  readonly sentence: string;
}

/** What is off in production and refuses to start there, each with the one sentence that says what to do. */
const inProduction: readonly Refusal[] = [
  {
    applies: ({ processorUrl }) => processorUrl === null,
    sentence:
      'PROCESSOR_URL is not set: the sandbox processor takes no real money and does not start in production.',
  },
  {
    applies: ({ toggles }) => toggles.demoSignIns,
    sentence: 'DEMO_SIGN_INS is on: demo customers have published passwords and do not exist in production.',
  },
  {
    applies: ({ toggles }) => toggles.faultSwitches,
    sentence: 'FAULT_SWITCHES is on: switches that make payments fail on purpose are off in production.',
  },
  {
    applies: ({ toggles }) => toggles.movableClock,
    sentence: 'MOVABLE_CLOCK is on: the date may not be moved in production.',
  },
  {
    applies: ({ toggles }) => toggles.bankConnect,
    sentence:
      'BANK_CONNECT is on: the bank sign-in that ships is a sandbox, which knows no real bank and does not start in production.',
  },
  {
    applies: ({ database }, variables) => database.kind === 'pglite' && !variables.ALLOW_PGLITE_IN_PRODUCTION,
    sentence:
      'DATABASE_URL is not set: the embedded database never calls fsync, so a power cut may lose payments. Set DATABASE_URL to PostgreSQL, or ALLOW_PGLITE_IN_PRODUCTION=on to accept that.',
  },
  {
    applies: (configuration) => !configuration.secureCookies,
    sentence: 'HTTPS is off: session cookies may not travel over plain http in production.',
  },
];

/** Where real customers or partners are, the published development secret would let anyone forge a session. */
const withRealData: readonly Refusal[] = [
  {
    applies: ({ sessionSecret }) => sessionSecret.length < 32,
    sentence: 'SESSION_SECRET must be set to at least 32 characters, the same in every copy of the edge.',
  },
];

/** Every sentence that keeps this configuration from starting; empty when it may. */
export function productionRefusals(
  configuration: Configuration,
  variables: EnvironmentVariables,
): readonly string[] {
  const rows = [
    ...(configuration.environment === 'production' ? inProduction : []),
    ...(holdsRealData(configuration.environment) ? withRealData : []),
  ];
  return rows.filter((row) => row.applies(configuration, variables)).map((row) => row.sentence);
}
