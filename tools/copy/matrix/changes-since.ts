import type { Language } from '@linework/copy';
import type { CopyRow } from './copy-row.ts';

/** What a text said before, in the languages that had it. */
export type TextsBefore = Readonly<Partial<Record<Language, string>>>;

/** The words of the commit that a change is held against: `words-base.json`, beside the reviewers' index. */
export interface BaseWords {
  /** The commit, whole. */
  readonly commit: string;
  /** By `namespace:key`. */
  readonly words: Readonly<Record<string, TextsBefore>>;
}

/** What became of a text since then: nothing (undefined), what it said before, or that it was not there. */
export function changeSince(base: BaseWords, { id, texts }: CopyRow): TextsBefore | 'new' | undefined {
  const before = base.words[id];
  if (!before) return 'new';
  return before.en === texts.en && before.es === texts.es ? undefined : before;
}

/** Texts that were there and are no more, by `namespace:key`. */
export function removedSince(base: BaseWords, rows: readonly CopyRow[]): string[] {
  const ids = new Set(rows.map(({ id }) => id));
  return Object.keys(base.words).filter((id) => !ids.has(id));
}
