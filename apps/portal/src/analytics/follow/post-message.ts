import { startPaths } from '@linework/contract';
import type { Posted } from '../queue/queue.ts';
import { secondsIn } from '../queue/retry.ts';

/** An answer that has not come by then is none. */
const deadlineMs = 10_000;

/** Sends a message beside the portal's own calls: what becomes of it ends no session and tells no customer anything. */
export async function postMessage(body: string): Promise<Posted> {
  try {
    const { status, headers } = await fetch(startPaths.analytics, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(deadlineMs),
      priority: 'low',
    });
    return { status, retryAfter: secondsIn(headers.get('retry-after')) };
  } catch {
    return { status: 0, retryAfter: null };
  }
}

export const beaconMessage = (text: string): boolean =>
  navigator.sendBeacon(startPaths.analytics, new Blob([text], { type: 'application/json' }));
