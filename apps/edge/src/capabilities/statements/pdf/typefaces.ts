import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

function read(name: string): Font {
  const font = create(readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url)));
  if (!('layout' in font)) throw new Error(`${name} is no single font`);
  return font;
}

/** Inter, its figures all of one width; parsed once. */
export const typefaces = { regular: read('inter-400'), semibold: read('inter-600') };
