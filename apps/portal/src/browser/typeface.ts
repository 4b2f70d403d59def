import { firstPaint } from './first-paint.ts';
import './typeface.css';

/** The family of `fonts.css`, at any size. */
const family = '1em "Inter Variable"';

/** What moves by less does not count as moving (Layout Instability, CSS pixels). */
const unseen = 3;

let waitsForNextPage = false;

const write = (isInTypeface: boolean): void => {
  const { dataset } = document.documentElement;
  if (isInTypeface) dataset.typeface = 'loaded';
  else delete dataset.typeface;
};

/** Of every element and every piece of text: one within a line may move to another while its element stays. */
function topsOfAll(): number[] {
  const root = document.getElementById('root');
  if (!root) return [];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const tops: number[] = [];
  while (nodes.nextNode()) {
    range.selectNodeContents(nodes.currentNode);
    const box = nodes.currentNode instanceof Element ? nodes.currentNode : range;
    tops.push(box.getBoundingClientRect().top);
  }
  return tops;
}

/** Writes the page in the typeface, unless a line would break elsewhere and push what stands under it. */
function writeInPlace(): void {
  const before = topsOfAll();
  write(true);
  const after = topsOfAll();
  waitsForNextPage = before.some((top, at) => Math.abs(top - (after[at] ?? top)) >= unseen);
  if (waitsForNextPage) write(false);
}

/**
 * Fetches the typeface once the page shows something, and writes in it once it has come. Fetched earlier it would share
 * the line with the scripts that draw the page. The stand-in has nearly its measures: a page that would move keeps it.
 */
export async function loadTypeface(): Promise<void> {
  await firstPaint();
  try {
    await document.fonts.load(family);
    writeInPlace();
  } catch {
    // The stand-in stays: all is legible in it.
  }
}

/** To be called before another page is painted: nothing of it was seen in the stand-in yet. */
export function writeNextPageInTypeface(): void {
  if (waitsForNextPage) write(true);
  waitsForNextPage = false;
}
