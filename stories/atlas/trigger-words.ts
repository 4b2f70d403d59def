import { ownText, type TextPlace, textIn } from './flow-words.ts';
import type { Trigger } from './trigger.ts';

/**
 * Where the words of a trigger stand, as a customer would say it: the flow's own before those that several flows share;
 * null where none do.
 */
export function toldWords(flow: string, { kind, name }: Trigger): TextPlace | null {
  const path = ['told', kind, ...name.split('.')];
  return ownText(flow, ...path) ?? textIn('atlas', ...path);
}
