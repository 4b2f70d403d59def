import { defaultAutoPaySettings, defaultPaymentSettings, type PaymentSettings, usd } from '@linework/domain';
import { embeddedDatabaseFolder } from '../database/pglite/folder-lock.ts';
import type { Configuration } from './configuration.types.ts';
import {
  environmentNamed,
  type HostEnvironment,
  holdsRealData,
  type NamedEnvironment,
} from './environment.ts';
import { type EnvironmentVariables, environmentVariables } from './environment-variables.ts';
import { productionRefusals } from './production-refusals.ts';
import { developmentSecret } from './session-secret.ts';
import {
  accountsOf,
  type ToggleVariables,
  toggleStatesFrom,
  togglesFrom,
  toggleVariables,
} from './toggles.ts';

/** What is wrong with the environment, one plain sentence each. */
export class ConfigurationError extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigurationError';
    this.sentences = sentences;
  }
}

/** Reads the configuration from environment variables, or throws with every reason why it cannot. */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const parsed = environmentVariables.safeParse(env);
  const switched = toggleVariables.safeParse(env);
  if (!parsed.success || !switched.success) {
    throw new ConfigurationError(
      [...(parsed.error?.issues ?? []), ...(switched.error?.issues ?? [])].map(
        (issue) => `${issue.path.join('.')}: ${issue.message}.`,
      ),
    );
  }
  const variables = parsed.data;
  const { environments, sentences } = environmentsFrom(variables);
  if (!environments) throw new ConfigurationError(sentences);
  const configuration = configurationFrom(variables, switched.data, environments);
  const refusals = productionRefusals(configuration, variables);
  if (refusals.length > 0) throw new ConfigurationError(refusals);
  return configuration;
}

interface Environments extends NamedEnvironment {
  readonly hostEnvironments: readonly HostEnvironment[];
}

/** What environment this is and what hosts narrow it to; or what is said of neither. */
function environmentsFrom({
  PORTAL_ENV: environmentName = 'production',
  HOST_ENVIRONMENTS: hosts,
  FURTHER_ENVIRONMENTS: further,
}: EnvironmentVariables): { environments: Environments | null; sentences: readonly string[] } {
  const environment = environmentNamed(environmentName, further);
  const known: HostEnvironment[] = [];
  const sentences: string[] = [];
  if (environment === null)
    sentences.push(
      `PORTAL_ENV is "${environmentName}", which is not an environment; unset means production.`,
    );
  for (const { suffix, name } of hosts) {
    const like = environmentNamed(name, further);
    if (like === null) sentences.push(`HOST_ENVIRONMENTS: "${suffix}=${name}" is not host=environment.`);
    else known.push({ suffix, environment: like, ...(like !== name && { name }) });
  }
  if (environment === null || sentences.length > 0) return { environments: null, sentences };
  return { environments: { environment, environmentName, hostEnvironments: known }, sentences };
}

function configurationFrom(
  variables: EnvironmentVariables,
  switched: ToggleVariables,
  { environment, environmentName, hostEnvironments }: Environments,
): Configuration {
  const isDemo = !holdsRealData(environment);
  const toggleStates = toggleStatesFrom(switched, environment);
  const publicOrigin = variables.PUBLIC_ORIGIN ? new URL(variables.PUBLIC_ORIGIN).origin : null;
  return {
    environment,
    environmentName,
    hostEnvironments,
    host: variables.HOST,
    port: variables.PORT,
    trustedProxies: variables.TRUST_PROXY,
    trustForwardedHost: variables.TRUST_FORWARDED_HOST ?? false,
    publicOrigin,
    secureCookies: variables.HTTPS ?? (publicOrigin?.startsWith('https:') || !isDemo),
    drainMs: 1_000 * (variables.DRAIN_SECONDS ?? (isDemo ? 0 : 5)),
    logLevel: variables.LOG_LEVEL,
    dataDirectory: variables.DATA_DIR,
    database: variables.DATABASE_URL
      ? { kind: 'postgresql', url: variables.DATABASE_URL }
      : { kind: 'pglite', directory: embeddedDatabaseFolder(variables.DATA_DIR) },
    requestTimeoutMs: variables.REQUEST_TIMEOUT_MS,
    // Longer than any answer is silent: a payment may ask the processor and the database twice.
    connectionTimeoutMs: Math.max(
      variables.CONNECTION_TIMEOUT_MS,
      2 * (variables.PROCESSOR_TIMEOUT_MS + variables.STATEMENT_TIMEOUT_MS),
    ),
    statementTimeoutMs: variables.STATEMENT_TIMEOUT_MS,
    poolSize: variables.DATABASE_POOL,
    portalDirectory: variables.PORTAL_DIST ?? null,
    processorUrl: variables.PROCESSOR_URL ?? null,
    processorTimeoutMs: variables.PROCESSOR_TIMEOUT_MS,
    catalogueUrl: environment === 'production' ? null : catalogueUrlFrom(variables),
    sessionSecret: variables.SESSION_SECRET ?? (isDemo ? developmentSecret : ''),
    provider: {
      brands: { business: variables.BRAND_BUSINESS, community: variables.BRAND_COMMUNITY },
      communityHosts: variables.COMMUNITY_HOSTS,
      supportPhone: variables.SUPPORT_PHONE,
      links: {
        support: variables.SUPPORT_URL,
        stores: variables.STORE_LOCATOR_URL,
        terms: variables.TERMS_URL,
        privacy: variables.PRIVACY_URL,
        selfInstall: variables.SELF_INSTALL_URL || null,
        voiceManager: variables.VOICE_MANAGER_URL || null,
      },
      timeZone: variables.BILLING_TIME_ZONE,
    },
    enterpriseAddress: variables.ENTERPRISE_URL,
    subscriptionsAddress: variables.SUBSCRIPTIONS_URL || null,
    trackingAddress: variables.TRACKING_URL || null,
    payments: paymentSettingsFrom(variables, accountsOf(toggleStates.bankConnect)),
    mounts: variables.MOUNTS,
    partsDirectory: variables.PARTS_DIR ?? null,
    autoPay: { retryDays: variables.AUTO_PAY_RETRY_DAYS ?? defaultAutoPaySettings.retryDays },
    mail: { smtp: variables.SMTP_URL ?? null, from: variables.MAIL_FROM ?? defaultSender },
    toggleStates,
    toggles: togglesFrom(toggleStates),
  };
}

/** Good enough for a mailbox that nobody else reads. */
const defaultSender = 'billing@provider.example';

const catalogueUrlFrom = ({ CATALOGUE_URL, CATALOGUE_PORT }: EnvironmentVariables): string | null =>
  CATALOGUE_URL ?? (CATALOGUE_PORT ? `http://localhost:${CATALOGUE_PORT}/` : null);

function paymentSettingsFrom(
  variables: EnvironmentVariables,
  bankConnect: PaymentSettings['bankConnect'],
): PaymentSettings {
  const standard = defaultPaymentSettings;
  const portalId = variables.PAYMENT_OVERRIDE_PORTAL ?? standard.override?.portalId;
  const overrideMaximum =
    variables.PAYMENT_OVERRIDE_MAXIMUM === undefined
      ? standard.override?.maximum
      : usd(variables.PAYMENT_OVERRIDE_MAXIMUM);
  return {
    cutOff: variables.PAYMENT_CUT_OFF ?? standard.cutOff,
    daysAhead: variables.PAYMENT_DAYS_AHEAD ?? standard.daysAhead,
    minimumVariant: variables.PAYMENT_MINIMUM ?? standard.minimumVariant,
    maximum: variables.PAYMENT_MAXIMUM === undefined ? standard.maximum : usd(variables.PAYMENT_MAXIMUM),
    override: portalId && overrideMaximum ? { portalId, maximum: overrideMaximum } : null,
    bankConnect,
  };
}
