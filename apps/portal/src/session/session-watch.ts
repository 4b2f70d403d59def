import type { PingAnswer } from '@linework/contract';
import type { SessionEnd } from '@linework/domain';
import type { SessionStore } from './session-store.ts';

/** What tabs of one browser tell each other. */
type SessionMessage =
  | { readonly kind: 'extended'; readonly deadlines: PingAnswer }
  | { readonly kind: 'ended'; readonly reason: SessionEnd };

export interface SessionWatchPorts {
  readonly store: SessionStore;
  readonly ping: () => Promise<PingAnswer>;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
  /** Where the customer's doings are heard: the window. */
  readonly doings: Pick<EventTarget, 'addEventListener'>;
  /** Seconds between pings, made only while the customer is active. */
  readonly pingSeconds: number;
}

export interface SessionWatch {
  /** The customer wants to stay: Back, Forward, or the dialog's own button. */
  readonly extend: () => Promise<void>;
  /** Ends the session in every tab. */
  readonly end: (reason: SessionEnd) => void;
  readonly stop: () => void;
}

const signsOfLife = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

/** Keeps the session in step with the customer's activity, with the server and with the other tabs. */
export function watchSession({ store, ping, channel, doings, pingSeconds }: SessionWatchPorts): SessionWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  let active = false;
  const tell = (message: SessionMessage) => channel.postMessage(message);
  const extend = async () => {
    if (!store.state().session) return;
    const deadlines = await ping();
    store.extend(deadlines);
    tell({ kind: 'extended', deadlines });
  };
  // A ping that fails says nothing: the next one, or the deadline, will.
  const tryToExtend = () => void extend().catch(() => undefined);
  const end = (reason: SessionEnd) => {
    store.end(reason);
    tell({ kind: 'ended', reason });
  };
  const hear = ({ data }: MessageEvent<SessionMessage>) => {
    if (data.kind === 'extended') store.extend(data.deadlines);
    else if (store.state().session) store.end(data.reason);
  };
  const noteLife = () => {
    active = true;
  };
  const pulse = setInterval(() => {
    if (!active) return;
    active = false;
    tryToExtend();
  }, pingSeconds * 1000);

  channel.addEventListener('message', hear);
  for (const sign of signsOfLife) {
    doings.addEventListener(sign, noteLife, { passive: true, capture: true, signal });
  }
  // Back and Forward extend the session (spec section 4).
  doings.addEventListener('popstate', tryToExtend, { signal });
  return {
    extend,
    end,
    stop: () => {
      stopping.abort();
      clearInterval(pulse);
      channel.removeEventListener('message', hear);
    },
  };
}
