import type { Configuration } from './configuration.types.ts';
import { holdsRealData } from './environment.ts';
import type { EnvironmentVariables } from './environment-variables.ts';
import { isInTheClear, isOnThisMachine } from './processor-url.ts';
import { type SecretFlaw, secretFlaw, secretFlaws } from './session-secret.ts';
import { toggleRefusals } from './toggles.ts';

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
    applies: ({ database }, variables) => database.kind === 'pglite' && !variables.ALLOW_PGLITE_IN_PRODUCTION,
    sentence:
      'DATABASE_URL is not set: the embedded database never calls fsync, so a power cut may lose payments. Set DATABASE_URL to PostgreSQL, or ALLOW_PGLITE_IN_PRODUCTION=on to accept that.',
  },
  {
    applies: ({ publicOrigin }) => publicOrigin?.startsWith('http:') ?? false,
    sentence:
      'PUBLIC_ORIGIN is not https: customers would come back from their bank over plain http, with what their account can be connected by in the address.',
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
  {
    applies: ({ mail }, variables) => mail.smtp !== null && variables.MAIL_FROM === undefined,
    sentence:
      'SMTP_URL is set, but MAIL_FROM is not: set it to the address that messages come from, like billing@provider.example.',
  },
  {
    applies: ({ mail, publicOrigin }) => mail.smtp !== null && !mail.smtp.isLocal && publicOrigin === null,
    sentence:
      'SMTP_URL leads to another machine, but PUBLIC_ORIGIN is not set: messages would lead customers to this one.',
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

/** Where real customers or partners are: there a session that is forged or a host that is invented is somebody's. */
const withRealData: readonly Refusal[] = [
  ...secretFlaws.map((flaw) => ({
    applies: ({ sessionSecret }: Configuration) => secretFlaw(sessionSecret) === flaw,
    sentence: aboutSecrets[flaw],
  })),
  {
    applies: ({ publicOrigin }) => publicOrigin === null,
    sentence:
      'PUBLIC_ORIGIN is not set: what is signed or sent elsewhere would name whatever host a caller writes. Set it to where customers find the portal, like https://portal.example.',
  },
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
  const isProduction = configuration.environment === 'production';
  const rows = [
    ...anywhere,
    ...(isProduction ? inProduction : []),
    ...(holdsRealData(configuration.environment) ? withRealData : []),
  ];
  return [
    ...(isProduction ? toggleRefusals(configuration.toggles) : []),
    ...rows.filter((row) => row.applies(configuration, variables)).map((row) => row.sentence),
  ];
}
