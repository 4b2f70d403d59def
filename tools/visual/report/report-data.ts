import { type CheckResult, type Found, isGreen } from '../check-result.ts';
import { intendedHead } from '../compare/intended.ts';
import { shotName } from '../shots.ts';

/** One difference as the report's page and `--json` show it. */
export interface ReportItem {
  /** What a line of `visual-intended.txt` calls it. */
  readonly shot: string;
  readonly kind: Found['kind'];
  /** `Flows/One-time payment` */
  readonly title: string;
  readonly story: string;
  readonly mode: string;
  /** The machine's state that the story shows, where it says so. */
  readonly state: string | null;
  readonly before: string | null;
  readonly after: string | null;
  /** The file that marks the pixels, beside the page. */
  readonly marked: string | null;
  readonly pixels: number | null;
  readonly sizes: { readonly before: readonly number[]; readonly after: readonly number[] } | null;
  readonly intended: boolean;
}

export interface ReportData {
  readonly green: boolean;
  readonly build: string;
  readonly base: string;
  readonly head: string;
  readonly counts: Readonly<
    Record<'compared' | 'same' | 'new' | 'changed' | 'removed' | 'intended' | 'failed' | 'taken', number>
  >;
  readonly items: readonly ReportItem[];
  readonly failures: readonly { readonly shot: string; readonly side: string; readonly problem: string }[];
  readonly stale: readonly string[];
  readonly intendedBuild: string | null;
  /** The first lines of `visual-intended.txt` as this browser writes it. */
  readonly intendedHead: readonly string[];
  readonly took: CheckResult['took'];
}

function itemOf(found: Found): ReportItem {
  const { kind, shot, before, after, pixels, intended } = found;
  const state = shot.story.tags.find((tag) => tag.startsWith('state:'))?.slice('state:'.length) ?? null;
  return {
    shot: shotName(shot),
    kind,
    title: shot.story.title,
    story: shot.story.name,
    mode: shot.modeName,
    state,
    before,
    after,
    marked: pixels?.marked ? `marked/${pixels.marked.split(/[\\/]/).at(-1)}` : null,
    pixels: pixels?.pixels ?? null,
    sizes: pixels && {
      before: [pixels.before.width, pixels.before.height],
      after: [pixels.after.width, pixels.after.height],
    },
    intended,
  };
}

/** Everything that the report shows, as plain data. */
export function jsonOf(result: CheckResult): ReportData {
  const { found, failures, stale, build, base, head, compared, same, taken, intendedBuild, took } = result;
  const count = (kind: Found['kind']): number =>
    found.filter((difference) => difference.kind === kind).length;
  return {
    green: isGreen(result),
    build,
    base,
    head,
    counts: {
      compared,
      same,
      new: count('new'),
      changed: count('changed'),
      removed: count('removed'),
      intended: found.filter(({ intended }) => intended).length,
      failed: failures.length,
      taken,
    },
    items: found.map(itemOf).sort((one, other) => one.title.localeCompare(other.title, 'en')),
    failures: failures.map(({ shot, side, problem }) => ({ shot: shotName(shot), side, problem })),
    stale: stale.map(({ hash, name }) => `${hash} ${name}`),
    intendedBuild,
    intendedHead: intendedHead(build),
    took,
  };
}
