import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../bootstrap/install.mjs';
import { componentFiles } from './component-files.ts';
import { readProps } from './read-props.ts';

const filledIn = path.join(root, '.storybook/component-props.ts');

/** Gives the catalogue its tables of props, read from the compiler as it is built. */
export function serveProps(): Plugin {
  return {
    name: 'linework:component-props',
    load: (id) =>
      path.normalize(id) === filledIn
        ? `export const componentProps = ${JSON.stringify(readProps(componentFiles()))};`
        : null,
  };
}
