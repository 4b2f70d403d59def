import { finished, Readable } from 'node:stream';
import type { Clock } from '@linework/domain';
import type { FastifyReply } from 'fastify';
import { OutcomeProblem } from '../../problems/problem.ts';
import { places } from '../../throttle/places.ts';

/** One account has two on their way, as two tabs ask for them; each reads thousands of lines, so that there are few in all. */
const most = { ofOne: 2, inAll: 6 } as const;
/** A file is over in seconds: by then one of those under way has given its place back. */
const comeBackSeconds = 5;
/** Whoever takes nothing for so long is gone, or holds a place against others; the slowest line takes something meanwhile. */
const unreadMs = 30_000;
const lookEveryMs = 5_000;

interface OnItsWay {
  /** Since when it is the reader's turn, who has taken nothing since; `null` while it is ours. */
  untouchedSince: number | null;
  readonly end: () => void;
}

export interface FilesOnTheirWay {
  /**
   * Sends what `make` gives, part by part, as it is taken.
   * @throws OutcomeProblem LW-TRX-030 where too many are on their way, of the account or in all
   */
  send(reply: FastifyReply, accountId: string, make: () => Promise<AsyncIterable<string>>): Promise<Readable>;
  stop(): void;
}

/**
 * The files that are being sent: few of one account and few in all, so that others are answered meanwhile. One that is not
 * taken any more is cut off, so that no part of it looks like the whole, and gives its place back.
 */
export function filesOnTheirWay(clock: Clock): FilesOnTheirWay {
  const taken = places(most);
  const all = new Set<OnItsWay>();
  const now = () => clock.now().getTime();

  function endUntouched(): void {
    for (const { untouchedSince, end } of all)
      if (untouchedSince !== null && now() - untouchedSince >= unreadMs) end();
  }
  const timer = setInterval(endUntouched, lookEveryMs).unref();

  async function* handed(one: OnItsWay, parts: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const part of parts) {
      one.untouchedSince = now();
      yield part;
      one.untouchedSince = null;
    }
    one.untouchedSince = now();
  }

  return {
    stop: () => clearInterval(timer),
    send: async (reply, accountId, make) => {
      endUntouched();
      const giveBack = taken.take(accountId);
      if (!giveBack) throw new OutcomeProblem('LW-TRX-030', { retryAfter: comeBackSeconds, isCrowd: true });
      try {
        const parts = await make();
        const one: OnItsWay = {
          untouchedSince: null,
          end: () => {
            over();
            stream.destroy(new Error('Nobody takes the file'));
            reply.raw.destroy();
          },
        };
        const stream = Readable.from(handed(one, parts), { objectMode: false });
        const over = () => {
          all.delete(one);
          giveBack();
        };
        all.add(one);
        reply.raw.on('drain', () => {
          if (one.untouchedSince !== null) one.untouchedSince = now();
        });
        // Also where its reader has gone before it began.
        finished(reply.raw, over);
        return stream;
      } catch (fault) {
        giveBack();
        throw fault;
      }
    },
  };
}
