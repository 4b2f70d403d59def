import type { Plugin } from 'vite';

const stylesFile = /[\\/]styled-components[\\/]dist[\\/]styled-components\.browser\.esm\.js$/;

/** Where names for browsers of ten years ago would be written beside a property's own, if anybody asked for them. */
const prefixing = /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/;

/** Lets the build leave out of stylis what writes those names: 1 kB that every page starts with. */
export function droppableStyles(): Plugin {
  let isFound = false;
  return {
    name: 'droppable-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!stylesFile.test(id.split('?')[0] ?? id)) return null;
      isFound = prefixing.test(code);
      return { code: code.replace(prefixing, ''), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('styled-components no longer writes prefixed names as it did');
    },
  };
}
