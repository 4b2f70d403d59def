import { shotName } from '../shots.ts';
import type { Difference } from './compare-albums.ts';

/** One change that was looked at and is meant: the shot, and the hash of its new picture. */
export interface Intention {
  readonly name: string;
  /** `removed` where the picture is gone. */
  readonly hash: string;
}

export interface Intentions {
  /** The browser build whose pictures these are; another build's hashes may differ. */
  readonly build: string | null;
  readonly lines: readonly Intention[];
}

const heading =
  '# Pictures that this change is meant to alter, by the hash of what they become. docs/visual-check.md';
const buildMark = '# Photographed by ';

export function readIntentions(text: string): Intentions {
  const all = text.split(/\r?\n/).filter(Boolean);
  const build = all.find((line) => line.startsWith(buildMark))?.slice(buildMark.length) ?? null;
  const lines = all
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [hash = '', ...name] = line.trim().split(/\s+/);
      return { hash, name: name.join(' ') };
    });
  return { build, lines };
}

const hashOfDifference = ({ after }: Difference): string => after ?? 'removed';

export const intentionOf = (difference: Difference): Intention => ({
  hash: hashOfDifference(difference),
  name: shotName(difference.shot),
});

/** The lines that every such file begins with. */
export const intendedHead = (build: string): string[] => [heading, buildMark + build];

export const writeIntentions = (build: string, lines: readonly Intention[]): string =>
  `${[...intendedHead(build), ...lines.map(({ hash, name }) => `${hash} ${name}`).sort()].join('\n')}\n`;

export interface Judged<Of extends Difference> {
  readonly intended: ReadonlySet<Of>;
  /** Lines that no difference of now answers to: another picture came of it, or none. */
  readonly stale: readonly Intention[];
}

/** Sorts out which differences the file means. */
export function judge<Of extends Difference>(differences: readonly Of[], { lines }: Intentions): Judged<Of> {
  const keyOf = ({ hash, name }: Intention): string => `${hash} ${name}`;
  const meant = new Set(lines.map(keyOf));
  const found = new Set(differences.map(intentionOf).map(keyOf));
  return {
    intended: new Set(differences.filter((difference) => meant.has(keyOf(intentionOf(difference))))),
    stale: lines.filter((line) => !found.has(keyOf(line))),
  };
}
