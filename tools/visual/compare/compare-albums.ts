import type { Album } from '../album.ts';
import type { Shot } from '../shots.ts';

/** A shot whose picture is not what it was. */
export interface Difference {
  readonly kind: 'new' | 'changed' | 'removed';
  readonly shot: Shot;
  readonly before: string | null;
  readonly after: string | null;
}

export interface Failure {
  readonly shot: Shot;
  readonly side: 'before' | 'after';
  readonly problem: string;
}

export interface Comparison {
  readonly compared: number;
  readonly same: number;
  readonly differences: readonly Difference[];
  /** Stories of this side that could not be photographed; what failed on the base's side is told beside them. */
  readonly failures: readonly Failure[];
}

/** Holds two sides against each other by the hashes of their pictures; no pixel is looked at. */
export function compareAlbums(before: Album, after: Album): Comparison {
  const differences: Difference[] = [];
  const failures: Failure[] = [];
  let same = 0;
  for (const [name, { shot, hash, failure }] of after.entries) {
    const earlier = before.entries.get(name);
    if (failure !== null) failures.push({ shot, side: 'after', problem: failure });
    else if (hash !== null && earlier?.hash === hash) same += 1;
    else
      differences.push({
        kind: earlier?.hash ? 'changed' : 'new',
        shot,
        before: earlier?.hash ?? null,
        after: hash,
      });
  }
  for (const [name, { shot, hash, failure }] of before.entries) {
    if (failure !== null) failures.push({ shot, side: 'before', problem: failure });
    else if (!after.entries.has(name)) differences.push({ kind: 'removed', shot, before: hash, after: null });
  }
  return {
    compared: new Set([...before.entries.keys(), ...after.entries.keys()]).size,
    same,
    differences,
    failures,
  };
}
