import type { CopyTree } from './bundle.ts';
import { eachText } from './each-text.ts';

const untouched = /(\{\{.*?\}\}|<[^>]*>|\$t\(.*?\))/;
const padding =
  ' lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna';

/** About 40 % longer, at least three characters, with every placeholder and slot left where it is. */
export function lengthen(text: string): string {
  const visible = text.replaceAll(new RegExp(untouched, 'g'), '').length;
  const extra = Math.max(3, Math.ceil(visible * 0.4));
  const filler = padding
    .repeat(Math.ceil(extra / padding.length))
    .slice(0, extra)
    .trimEnd();
  return `${text}${filler}`;
}

/** Lengthens every text of a copy file. */
export const lengthenTree = (tree: CopyTree): CopyTree => eachText(tree, lengthen);
