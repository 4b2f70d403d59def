import type { MessageEvent } from '@linework/domain';
import type { Parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

/**
 * Has customers told when `source`, a named part of the same statement, has a row: what was done and that it is told stand or
 * fall together. Whoever it is told to, and sending it, is the worker's; an event that was written down before is left alone,
 * so that nothing about messages can keep money from moving.
 * @returns parts of the statement, to stand behind `source`
 */
export const messageInserts = (
  p: Parameters,
  accountId: string,
  events: readonly MessageEvent[],
  at: Date,
  source: string,
): string[] =>
  events.map(
    ({ key, message, concerns }, index) => `told_${index} AS (
      INSERT INTO message (account_id, id, event_key, content, concerns, happened_at)
      SELECT ${p.uuid(accountId)}, ${p.uuid(uuidV7())}, ${p.text(key)}, ${p.json(message)}, ${p.json(concerns)},
        ${p.instant(at)} FROM ${source}
      ON CONFLICT (account_id, event_key) DO NOTHING)`,
  );
