import type { Clock } from '@linework/domain';
import type { Configuration } from './configuration/configuration.types.ts';
import type { RuntimeSettings } from './configuration/runtime-settings.ts';
import type { Database } from './database/database.ts';
import type { Takeover } from './database/takeover.ts';
import type { ProcessorPort } from './processor/processor-port.ts';

/** What the edge stands on. Everything it remembers is in the database. */
export interface Services {
  readonly configuration: Configuration;
  readonly database: Database;
  /** Whether the database is still this edge's. */
  readonly takeover: Takeover;
  readonly processor: ProcessorPort;
  readonly runtime: RuntimeSettings;
  /** The business clock; outside production it may have been moved. */
  readonly clock: Clock;
  /** The real time, which sessions, codes and throttles live by. */
  readonly realClock: Clock;
}
