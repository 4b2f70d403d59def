import type { Difference, Failure } from './compare/compare-albums.ts';
import type { Intention } from './compare/intended.ts';
import type { PixelDifference } from './compare/pixels.ts';

/** A difference that was looked at pixel by pixel. */
export interface Found extends Difference {
  readonly pixels: PixelDifference | null;
  readonly intended: boolean;
}

/** Seconds that each part of the check took. */
export interface Took {
  readonly build: number;
  readonly photograph: number;
  readonly compare: number;
}

/** What a visual check found. */
export interface CheckResult {
  /** Browser build and platform: pictures are alike on one of them only. */
  readonly build: string;
  readonly base: string;
  readonly head: string;
  readonly compared: number;
  readonly same: number;
  /** Pictures taken now, of both sides. */
  readonly taken: number;
  readonly found: readonly Found[];
  readonly failures: readonly Failure[];
  readonly stale: readonly Intention[];
  /** Set when `visual-intended.txt` was written by another browser build. */
  readonly intendedBuild: string | null;
  readonly took: Took;
}

/** Every difference is meant and every story of this side could be photographed. */
export const isGreen = ({ found, failures }: CheckResult): boolean =>
  found.every(({ intended }) => intended) && failures.every(({ side }) => side === 'before');
