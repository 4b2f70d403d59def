// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as schema from './graph-auxiliary-schema.ts';

export type PortalConfigurationQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalConfigurationQuery = { readonly portalConfiguration: { readonly environment: string, readonly variant: schema.PortalVariant, readonly brandName: string, readonly siteName: string, readonly phone: string, readonly inMaintenance: boolean, readonly appVersion: string, readonly idleSeconds: number, readonly warningSeconds: number, readonly pingSeconds: number, readonly toggles: ReadonlyArray<string>, readonly catalogueUrl: string | null, readonly links: { readonly support: string, readonly stores: string, readonly enterprise: string, readonly terms: string, readonly privacy: string, readonly selfInstall: string | null, readonly voiceManager: string | null }, readonly mounts: ReadonlyArray<{ readonly name: string, readonly address: string, readonly integrity: string }> } };

export * from './asked/configuration.ts';
