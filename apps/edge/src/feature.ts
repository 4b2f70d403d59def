import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** What a part of the edge wants beside its routes. */
export interface Feature {
  /** Ends with the session, like the drafts of its user. */
  readonly onSignOut?: (owner: { readonly userId: string; readonly accountId: string }) => Promise<void>;
  /** Work beside requests, like the job worker: started when the edge listens, stopped after its last request. */
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}

/** Adds its routes to the application. Each is registered inside Fastify's own encapsulation by whoever needs that. */
export type FeatureFactory = (app: FastifyInstance, services: Services) => Promise<Feature>;
