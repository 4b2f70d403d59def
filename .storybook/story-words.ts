import { type CopyInstance, type CopyKey, type CopyValues, unshownWords } from '@linework/copy';
import type { CopyByName } from './generated/copy-by-name.ts';

/** The words of one copy file, as the page of a story shows them. */
export interface WordsShown<Tree> {
  /** A text by its key, its placeholders filled; of a rich text the words without its tags. */
  readonly t: (key: CopyKey<Tree>, values?: CopyValues) => string;
  /**
   * A whole text by its key, for finding what shows it: a placeholder without a value stands for anything, and every space
   * also for the no-break space that names have on the page.
   */
  readonly like: (key: CopyKey<Tree>, values?: CopyValues) => RegExp;
  /** The same for a text that stands within more: beside another, or before its own figure. */
  readonly part: (key: CopyKey<Tree>, values?: CopyValues) => RegExp;
}

/** Gives a play the words of a copy file, by its name, in the language that its story is shown in. */
export type StoryWords = <Name extends keyof CopyByName>(name: Name) => WordsShown<CopyByName[Name]>;

declare module 'storybook/internal/csf' {
  interface StoryContext {
    readonly words: StoryWords;
  }
}

const placeholder = /\{\{\s*(\w+).*?\}\}/;
const tag = /<\/?\w+>/g;
const escaped = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(/\s/g, '\\s');

/** The words of an instance, as a play finds them on the page; looking them up here doesn't count as showing them. */
export function storyWords(copy: CopyInstance): StoryWords {
  return (namespace) => {
    const { fill, template: tagged } = unshownWords(copy, namespace);
    const template = (key: string, values: CopyValues): string => tagged(key, values).replaceAll(tag, '');
    const pattern = (key: string, values: CopyValues): string =>
      template(key, values)
        .split(/(\{\{.*?\}\})/)
        .map((piece) => {
          const [, name] = placeholder.exec(piece) ?? [];
          return name === undefined || name in values ? escaped(fill(piece, values)) : '.+?';
        })
        .join('');
    return {
      t: (key, values = {}) => fill(template(key, values), values),
      like: (key, values = {}) => new RegExp(`^${pattern(key, values)}$`, 'su'),
      part: (key, values = {}) => new RegExp(pattern(key, values), 'su'),
    };
  };
}
