import type { SessionAnswer } from '@linework/contract';
import type { SessionEnd, SessionStore } from './session-store.ts';

/** What tabs of one browser tell each other. */
type SessionMessage =
  | { readonly kind: 'extended'; readonly answer: SessionAnswer }
  | { readonly kind: 'ended'; readonly reason: SessionEnd };

export interface SessionWatchPorts {
  readonly store: SessionStore;
  readonly ping: () => Promise<SessionAnswer>;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
  /** Seconds between pings, made only while the customer is active. */
  readonly pingSeconds: number;
}

export interface SessionWatch {
  /** The customer wants to stay: Back, Forward, or the dialog's own button. */
  readonly extend: () => Promise<void>;
  readonly end: (reason: SessionEnd) => void;
  readonly stop: () => void;
}

const signsOfLife = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

/** Keeps the session in step with the customer's activity, with the server and with the other tabs. */
export function watchSession({ store, ping, channel, pingSeconds }: SessionWatchPorts): SessionWatch {
  const stopping = new AbortController();
  let active = false;
  const tell = (message: SessionMessage) => channel.postMessage(message);
  const extend = async () => {
    if (!store.state().session) return;
    const answer = await ping();
    store.adopt(answer);
    tell({ kind: 'extended', answer });
  };
  const end = (reason: SessionEnd) => {
    store.end(reason);
    tell({ kind: 'ended', reason });
  };
  const hear = ({ data }: MessageEvent<SessionMessage>) => {
    if (data.kind === 'ended') store.end(data.reason);
    else if (store.state().session) store.adopt(data.answer);
  };
  const noteLife = () => {
    active = true;
  };
  const pulse = setInterval(() => {
    if (!active) return;
    active = false;
    void extend().catch(() => undefined);
  }, pingSeconds * 1000);

  channel.addEventListener('message', hear);
  for (const sign of signsOfLife) {
    window.addEventListener(sign, noteLife, { passive: true, capture: true, signal: stopping.signal });
  }
  window.addEventListener('popstate', () => void extend().catch(() => undefined), {
    signal: stopping.signal,
  });
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
