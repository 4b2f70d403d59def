import type { Plugin } from 'vite';

const stylesFile = /[\\/]styled-components[\\/]dist[\\/]styled-components\.browser\.esm\.js$/;

/** What nobody asks of styled-components here, and what is left in its place. */
const droppable: readonly (readonly [part: RegExp, inPlace: string])[] = [
  // Names for browsers of ten years ago, beside a property's own.
  [/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''],
  // Takes comments and braces too many out of styles: the build has written ours without (`slimStyles`).
  [/const d=function\(e\)\{const t=-1!==e\.indexOf\("\/\/"\).*?\}\(t\);/s, 'const d=t;'],
  // Reads the styles that a server has written. The page that is drawn first has its own, and they leave with it.
  [
    /!this\.server&&\w+&&\w+&&\(\w+=!1,\w+\(this\)\),\w+\(this,\(\)=>.*?\)\(this\)\)\}rehydrate\(\)\{[^}]*\}/s,
    'this.options}',
  ],
  [/!this\.server&&\w+&&e\.target!==this\.options\.target&&[^;]*&&\w+\(n\),n\}/, 'n}'],
  // Styles as text in the page, for whoever reads it there.
  [/\w+\?(new \w+\(t,n\)):new \w+\(t,n\)/, '$1'],
  // Styles written as objects: ours are written as styles.
  [
    /\w+\(e\)\?e\.toString!==Object\.prototype\.toString\?(\([^?]*?,s\)):\(\w+\(e,s\),s\):\([^?]*?,s\)\}/,
    '$1}',
  ],
];

/** Lets the build leave out of styled-components and stylis what nobody asks of them: 3 kB that every page starts with. */
export function droppableStyles(): Plugin {
  let isFound = false;
  return {
    name: 'droppable-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!stylesFile.test(id.split('?')[0] ?? id)) return null;
      isFound = droppable.every(([part]) => part.test(code));
      return { code: droppable.reduce((rest, [part, other]) => rest.replace(part, other), code), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('styled-components is no longer made of the parts that it was');
    },
  };
}
