// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.

export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** What the portal may ask before anybody has signed in: /selfservice/graphauxiliary. */
export type Query = {
  readonly portalConfiguration: PortalConfiguration;
};

export type PortalVariant =
  | 'business'
  | 'community';

export type PortalLinks = {
  readonly support: Scalars['String']['output'];
  readonly stores: Scalars['String']['output'];
  readonly enterprise: Scalars['String']['output'];
  readonly terms: Scalars['String']['output'];
  readonly privacy: Scalars['String']['output'];
  /** Where customers install what they ordered while it is not done here; null where the provider has no such page. */
  readonly selfInstall: Maybe<Scalars['String']['output']>;
  /** Where lines and forwarding are managed; null where the provider has no such page. */
  readonly voiceManager: Maybe<Scalars['String']['output']>;
};

/** Another team's part, and where on this origin its module is. */
export type MountedPart = {
  /**
   * The place that it is mounted at: homepage-mfe, billing-stub, billing-stub-2, troubleshoot-stub, troubleshoot-stub-2,
   * tech-amenities-stub or manage.
   */
  readonly name: Scalars['String']['output'];
  /** A path of this origin. */
  readonly address: Scalars['String']['output'];
  /** What the module must be (Subresource Integrity). */
  readonly integrity: Scalars['String']['output'];
};

export type PortalConfiguration = {
  /** production, stage, dev, mock, docker, uat or ephemeral: what the server says it is. */
  readonly environment: Scalars['String']['output'];
  readonly variant: PortalVariant;
  readonly brandName: Scalars['String']['output'];
  readonly siteName: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly links: PortalLinks;
  readonly inMaintenance: Scalars['Boolean']['output'];
  readonly appVersion: Scalars['String']['output'];
  /** Seconds of idleness before the warning, and how long the warning stays. */
  readonly idleSeconds: Scalars['Int']['output'];
  readonly warningSeconds: Scalars['Int']['output'];
  readonly pingSeconds: Scalars['Int']['output'];
  readonly toggles: ReadonlyArray<Scalars['String']['output']>;
  /** The places at which something is mounted; the others are not found. */
  readonly mounts: ReadonlyArray<MountedPart>;
  /** Where the catalogue of screens is, for reviewers; null in production and where it is not served. */
  readonly catalogueUrl: Maybe<Scalars['String']['output']>;
};

