import type { Configuration } from './configuration.types.ts';
import { holdsRealData } from './environment.ts';
import type { EnvironmentVariables } from './environment-variables.ts';
import { isInTheClear, isOnThisMachine } from './processor-url.ts';
import { type SecretFlaw, secretFlaw, secretFlaws } from './session-secret.ts';

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
    applies: ({ processorUrl }) => processorUrl !== null && isInTheClear(processorUrl),
    sentence:
      'PROCESSOR_URL is not https: card numbers would travel readable to whoever listens, which production refuses.',
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
    applies: ({ toggles }) => toggles.freeQueries,
    sentence:
      'GRAPH_FREE_QUERIES is on: in production the graphs answer the portal’s own documents and nothing else.',
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

/** What makes no sense anywhere. */
const anywhere: readonly Refusal[] = [
  {
    applies: ({ trustForwardedHost, trustedProxies }) => trustForwardedHost && trustedProxies === 0,
    sentence:
      'TRUST_FORWARDED_HOST is on, but TRUST_PROXY names no proxy that could be believed: set it too.',
  },
];

const randomSecret = 'Set a random one, for example what `openssl rand -base64 48` prints.';

const aboutSecrets = {
  short: 'SESSION_SECRET must be set to at least 32 characters, the same in every copy of the edge.',
  published: `SESSION_SECRET is the published development secret, with which anybody could forge a session. ${randomSecret}`,
  padded:
    'SESSION_SECRET begins or ends with white space, which one copy of the edge may keep and another drop: leave it out.',
  guessable: `SESSION_SECRET can be guessed: its characters are few, repeat or count up. ${randomSecret}`,
} as const satisfies Record<SecretFlaw, string>;

/** Where real customers or partners are, whoever guesses the secret could forge a session. */
const withRealData: readonly Refusal[] = [
  ...secretFlaws.map((flaw) => ({
    applies: ({ sessionSecret }: Configuration) => secretFlaw(sessionSecret) === flaw,
    sentence: aboutSecrets[flaw],
  })),
  {
    applies: ({ environment, processorUrl }) =>
      environment !== 'production' &&
      processorUrl !== null &&
      isInTheClear(processorUrl) &&
      !isOnThisMachine(processorUrl),
    sentence:
      'PROCESSOR_URL is not https and leads to another machine: card numbers would travel readable to whoever listens.',
  },
];

/** Every sentence that keeps this configuration from starting; empty when it may. */
export function productionRefusals(
  configuration: Configuration,
  variables: EnvironmentVariables,
): readonly string[] {
  const rows = [
    ...anywhere,
    ...(configuration.environment === 'production' ? inProduction : []),
    ...(holdsRealData(configuration.environment) ? withRealData : []),
  ];
  return rows.filter((row) => row.applies(configuration, variables)).map((row) => row.sentence);
}
