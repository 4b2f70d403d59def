import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const files = {
  regular: readFileSync(new URL('./fonts/inter-400.ttf', import.meta.url)),
  semibold: readFileSync(new URL('./fonts/inter-600.ttf', import.meta.url)),
};

function parsed(name: keyof typeof files): Font {
  const font = create(files[name]);
  if (!('layout' in font)) throw new Error(`${name} is no single font`);
  return font;
}

/**
 * Inter, its figures all of one width, for one document. A parsed font keeps what it laid out: in a document after another
 * an apostrophe could be drawn and not be read.
 */
export const readTypefaces = () => ({ regular: parsed('regular'), semibold: parsed('semibold') });
