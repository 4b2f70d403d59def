import { setTimeout as pause } from 'node:timers/promises';
import { type EdgeProcess, startEdgeProcess } from '../../test/support/edge-process.ts';
import type { Random } from '../random.ts';

/** The edges that are killed, each replaced at once. */
export interface Fleet {
  /** Where one is that stands; waits for one where none does. */
  standing(): Promise<string>;
  /** Kills one that stands. Where several are, one at least is always there to be asked. */
  killOne(): Promise<void>;
  allStanding(): Promise<void>;
  stop(): Promise<void>;
}

/** How an edge is started. */
export interface Starting {
  readonly environment: Readonly<Record<string, string>>;
  readonly entry: string;
}

export async function startFleet(start: Starting, count: number, random: Random): Promise<Fleet> {
  const edges: EdgeProcess[] = [];
  while (edges.length < count) edges.push(await startAgain(start));
  const starting = new Map<number, Promise<void>>();
  const living = () => [...edges.keys()].filter((place) => !starting.has(place));
  const replace = async (place: number): Promise<void> => {
    edges[place] = await startAgain(start);
    starting.delete(place);
  };
  const allStanding = async () => void (await Promise.all(starting.values()));
  return {
    standing: async () => {
      while (living().length === 0) await pause(20);
      const places = living();
      return edges[places[random.below(places.length)] ?? 0]?.url ?? '';
    },
    killOne: async () => {
      while (starting.size > 0 && starting.size >= edges.length - 2) await Promise.race(starting.values());
      const places = living();
      const place = places[random.below(places.length)] ?? 0;
      await edges[place]?.kill();
      starting.set(place, replace(place));
    },
    allStanding,
    stop: async () => {
      await allStanding();
      for (const edge of edges) await edge.kill();
    },
  };
}

/** An edge that finds its database too busy at its start ends; whoever looks after it starts it again. */
async function startAgain(start: Starting, triesLeft = 10): Promise<EdgeProcess> {
  try {
    return await startEdgeProcess(start.environment, start.entry);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return await startAgain(start, triesLeft - 1);
  }
}
