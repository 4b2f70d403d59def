import type { AutoPaySettings, PaymentSettings } from '@linework/domain';
import type { Environment, HostEnvironment } from './environment.ts';
import type { EnvironmentVariables } from './environment-variables.ts';
import type { MountedPartRow } from './mounted-parts.ts';
import type { SmtpConfiguration } from './smtp-url.ts';
import type { ToggleStates, Toggles } from './toggles.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Which portal a host shows (spec section 1). */
export type PortalVariant = 'business' | 'community';

export interface ProviderConfiguration {
  readonly brands: Readonly<Record<PortalVariant, string>>;
  readonly communityHosts: readonly string[];
  readonly supportPhone: string;
  readonly links: {
    readonly support: string;
    readonly stores: string;
    readonly terms: string;
    readonly privacy: string;
    /** `null` where the provider has no such page. */
    readonly selfInstall: string | null;
    readonly voiceManager: string | null;
  };
  readonly timeZone: string;
}

export type DatabaseConfiguration =
  | { readonly kind: 'postgresql'; readonly url: string }
  | { readonly kind: 'pglite'; readonly directory: string };

export interface MailConfiguration {
  /** `null` where no message leaves. */
  readonly smtp: SmtpConfiguration | null;
  /** Whose messages they are: an address, with a name or without. */
  readonly from: string;
}

export interface Configuration {
  readonly environment: Environment;
  /** What the provider calls it: its own name, or one of the further ones. Nothing is decided by it but toggles. */
  readonly environmentName: string;
  readonly hostEnvironments: readonly HostEnvironment[];
  readonly host: string;
  readonly port: number;
  readonly trustedProxies: TrustedProxies;
  /** Whether a trusted proxy also says under which host and protocol customers come. */
  readonly trustForwardedHost: boolean;
  readonly publicOrigin: string | null;
  /** Whether customers come over https: cookies then carry `__Host-` and `Secure`. */
  readonly secureCookies: boolean;
  /** An edge that stops goes on answering for so long, not ready, until its load balancer has noticed. */
  readonly drainMs: number;
  readonly logLevel: EnvironmentVariables['LOG_LEVEL'];
  readonly dataDirectory: string;
  readonly database: DatabaseConfiguration;
  /** How long a request may take to arrive. */
  readonly requestTimeoutMs: number;
  /** How long a connection stays open on which no byte moves either way. */
  readonly connectionTimeoutMs: number;
  readonly statementTimeoutMs: number;
  readonly poolSize: number;
  /** Where the built portal stands; null serves the API alone. */
  readonly portalDirectory: string | null;
  /** `null`: the edge starts the sandbox processor itself. */
  readonly processorUrl: string | null;
  readonly processorTimeoutMs: number;
  /** Where the catalogue of screens is served, for reviewers; null where it is not, and in production. */
  readonly catalogueUrl: string | null;
  readonly sessionSecret: string;
  readonly provider: ProviderConfiguration;
  readonly enterpriseAddress: string;
  /** Where streaming subscriptions are changed and ended, each by `{subscription}`; `null` where the provider has no such page. */
  readonly subscriptionsAddress: string | null;
  /** Where carriers show shipments, with `{carrier}` and `{number}` in it; `null` where nobody is to be led there. */
  readonly trackingAddress: string | null;
  readonly payments: PaymentSettings;
  /** Other teams' parts, and where each is mounted. */
  readonly mounts: readonly MountedPartRow[];
  /** Whose files are served under `/parts/`; `null` where another server on this origin has the parts. */
  readonly partsDirectory: string | null;
  readonly autoPay: AutoPaySettings;
  readonly mail: MailConfiguration;
  /** How each toggle stands before anybody asks. */
  readonly toggleStates: ToggleStates;
  /** Which of them are on for somebody at least. */
  readonly toggles: Toggles;
}
