import type { Plugin } from 'vite';

const wordsFile = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

const classNamed = (name: string, base: string) => new RegExp(`^class ${name}${base} \\{$[^]*?^\\}$`, 'm');

const methodNamed = (name: string) => new RegExp(`^  ${name}\\([^]*?^  \\}$`, 'm');

/** Fetches words from a server and sends it those that are missing. Without one it does this much. */
const connector = classNamed('Connector', ' extends EventEmitter');
const noConnector =
  'class Connector { state = {}; on() {} load(languages, names, done) { done?.() } reload(languages, names, done) { done?.() } }';

/** The library's own formats. `createCopy` brings ours. */
const formatter = classNamed('Formatter', '');
const noFormatter = 'class Formatter {}';

/** What an instance can do besides, and nobody asks of it: another language's direction, copies of itself, fetching words. */
const unasked = [
  'dir',
  'cloneInstance',
  'hydrate',
  'loadNamespaces',
  'loadLanguages',
  'removeResourceBundle',
].map(methodNamed);

/** Texts within texts, which the rules of our copy refuse. */
const nesting = methodNamed('nest');
const noNesting = '  nest(text) { return text; }';

/** What it says only where it is told to say how it works, which nobody tells it. */
const debugging = /\b[\w.]*[lL]ogger\.(?:warn|log|deprecate|once)\(/g;
const quiet = 'const quiet = () => {};\n';

/** Lets the build leave out of i18next what it never asks of itself here: 4 of 14 kB that every page starts with. */
export function droppableWords(): Plugin {
  let isFound = false;
  return {
    name: 'droppable-words',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!wordsFile.test(id.split('?')[0] ?? id)) return null;
      isFound =
        [connector, formatter, nesting, ...unasked].every((part) => part.test(code)) &&
        code.search(debugging) >= 0;
      const slim = code
        .replace(connector, noConnector)
        .replace(formatter, noFormatter)
        .replace(nesting, noNesting);
      const asked = unasked.reduce((rest, method) => rest.replace(method, ''), slim);
      return { code: quiet + asked.replace(debugging, '/* @__PURE__ */ quiet('), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('i18next is no longer made of the parts that it was');
    },
  };
}
