import type { Plugin } from 'vite';

/** The file that react-router's packages share: nearly all of it. */
const routerFile = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/;

/** Each is made where the file is evaluated, and nothing says that making it does nothing else. */
const made = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;
/** What is written on a part keeps that part, used or not. Names are for the developer's tools. */
const written = /^\w+\.(?:displayName = "\w+"|contextType = RSCRouterContext);$/gm;

/**
 * Lets the build leave out what the portal does not use of react-router, which is most of it: links, forms, fetchers and
 * what a server needs. Eight of 61 kB that every page starts with.
 */
export function droppableRouter(): Plugin {
  let isFound = false;
  return {
    name: 'droppable-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!routerFile.test(id.split('?')[0] ?? id) || !code.includes('function BrowserRouter(')) return null;
      isFound = made.test(code) && written.test(code);
      return { code: code.replace(made, '/* @__PURE__ */ ').replace(written, ''), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('react-router no longer makes its parts as it did');
    },
  };
}
