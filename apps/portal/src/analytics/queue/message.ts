import { analyticsLimits, analyticsRequirements } from '@linework/contract';
import type { Waiting } from './waiting.ts';

/** Some events as they are sent together: all of them are of one user. */
export interface Message {
  readonly text: string;
  readonly events: readonly Waiting[];
}

const start = (user: string | null): string =>
  `{"requirementsVersion":"${analyticsRequirements}","user":${JSON.stringify(user)},"events":[`;
const end = ']}';

/**
 * The message to send first; `null` where nothing waits.
 * @param mostBytes of UTF-8, of the whole message as it is sent
 */
export function firstMessage(
  waiting: readonly Waiting[],
  mostBytes: number = analyticsLimits.messageBytes,
): Message | null {
  const [first] = waiting;
  if (!first) return null;
  const events: Waiting[] = [];
  // What stands around events is of plain characters: a byte each.
  let bytes = start(first.user).length + end.length;
  for (const event of waiting) {
    if (event.user !== first.user) continue;
    const more = event.bytes + (events.length > 0 ? 1 : 0);
    if (bytes + more > mostBytes || events.length === analyticsLimits.eventsPerMessage) break;
    events.push(event);
    bytes += more;
  }
  return { text: `${start(first.user)}${events.map(({ text }) => text).join(',')}${end}`, events };
}
