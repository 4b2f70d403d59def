import './typeface.css';
import { firstPaint } from '../browser/first-paint.ts';

/** The family of `fonts.css`, at any size. */
const family = '1em "Inter Variable"';

/**
 * Fetches the typeface once the page shows something, and writes in it once it has come. Fetched earlier it would share
 * the line with the scripts that draw the page. The stand-in has its measures: nothing moves.
 */
export async function loadTypeface(): Promise<void> {
  await firstPaint();
  try {
    await document.fonts.load(family);
    document.documentElement.dataset.typeface = 'loaded';
  } catch {
    // The stand-in stays: all is legible in it.
  }
}
