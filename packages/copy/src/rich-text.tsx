import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** What stands for `<name>…</name>` in a text: an element that takes the words between as its children. */
export type Slots = Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;

const slotPattern = /<(\w+)>(.*?)<\/\1>/gs;

/**
 * Cuts a text at its slots. The words are filled in by `write` only after the cut, so that a value such as a company
 * called `<b>` stays the text it is.
 * @throws Error when the text names a slot that nothing was given for
 */
export function richText(text: string, slots: Slots, write: (piece: string) => string): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(slotPattern)) {
    const [whole, name = '', words = ''] = match;
    const slot = slots[name];
    if (!slot) throw new Error(`Nothing was given for <${name}> in "${text}"`);
    pieces.push(write(text.slice(end, match.index)));
    pieces.push(cloneElement(slot, { key: match.index }, richText(words, slots, write)));
    end = match.index + whole.length;
  }
  pieces.push(write(text.slice(end)));
  return <Fragment>{pieces}</Fragment>;
}
