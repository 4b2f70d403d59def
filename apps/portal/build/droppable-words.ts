import type { Plugin } from 'vite';

const wordsFile = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

const classNamed = (name: string, base: string) => new RegExp(`^class ${name}${base} \\{$[^]*?^\\}$`, 'm');

/** Fetches words from a server and sends it those that are missing. Without one it does this much. */
const connector = classNamed('Connector', ' extends EventEmitter');
const noConnector =
  'class Connector { state = {}; on() {} load(languages, names, done) { done?.() } reload(languages, names, done) { done?.() } }';

/** The library's own formats. `createCopy` brings ours. */
const formatter = classNamed('Formatter', '');
const noFormatter = 'class Formatter {}';

/** Lets the build leave out of i18next what it never asks of itself here: 2 of 14 kB that every page starts with. */
export function droppableWords(): Plugin {
  let isFound = false;
  return {
    name: 'droppable-words',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!wordsFile.test(id.split('?')[0] ?? id)) return null;
      isFound = connector.test(code) && formatter.test(code);
      return { code: code.replace(connector, noConnector).replace(formatter, noFormatter), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('i18next is no longer made of the parts that it was');
    },
  };
}
