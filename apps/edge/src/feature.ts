import type { OperationName } from '@linework/contract/operations';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Cookies } from './access/cookies.ts';
import type { XsrfTokens } from './access/tokens.ts';
import type { QuestionsInTurn } from './graph/questions-in-turn.ts';
import type { Resolvers } from './graph/resolvers.ts';
import type { Services } from './services.ts';
import type { CleanUp } from './worker/clean-up.ts';
import type { RepeatedJob } from './worker/job-queue.ts';
import type { WorkerServices } from './worker/worker-services.ts';

/** Whose session it was. */
export interface SessionOwner {
  readonly userId: string;
  readonly accountId: string;
}

/** What a feature's routes are made with. */
export interface RouteParts {
  readonly services: Services;
  readonly cookies: Cookies;
  readonly xsrf: XsrfTokens;
  /** What reads an account’s facts waits here, behind the account’s own, as questions to the graph do. */
  readonly inTurn: QuestionsInTurn;
  /** Lets every feature end what ends with a session. */
  readonly onSignOut: (owner: SessionOwner) => Promise<void>;
}

/** What a feature's work beside requests is made with. */
export interface WorkParts {
  readonly services: Services;
  readonly worker: WorkerServices;
  readonly log: FastifyBaseLogger;
}

/** What one capability adds to the edge. `features.ts` lists them all. */
export interface Feature {
  /** Adds its REST routes to the application. */
  readonly routes?: (app: FastifyInstance, parts: RouteParts) => void | Promise<void>;
  /** What answers its operations of the graph. */
  readonly resolvers?: Partial<Resolvers<OperationName>>;
  /** Done again and again beside requests, by whichever copy of the edge comes first. */
  readonly jobs?: (parts: WorkParts) => readonly RepeatedJob[];
  /** Removes what it keeps for a time, once an hour. */
  readonly cleanUp?: CleanUp;
  /** Once, when the edge has begun to listen and before its jobs. */
  readonly start?: (parts: WorkParts) => Promise<void>;
  /** Ends what ends with the session, like the drafts of its user. */
  readonly onSignOut?: (services: Services, owner: SessionOwner) => Promise<void>;
}
