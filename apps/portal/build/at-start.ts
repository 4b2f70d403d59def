import path from 'node:path';
import type { Plugin } from 'vite';

const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * Puts modules into what every page starts with, although only pages ask for them: every page does, and in a file of their
 * own their request would cost more than their content.
 * @param entry the module that every page starts with, and
 * @param modules what it is to bring along: paths in the repository
 */
export function atStart(entry: string, modules: readonly string[]): Plugin {
  const files = modules.map((module) => path.join(repository, module));
  const imports = files.map((file) => `import ${JSON.stringify(file)};`).join('\n');
  return {
    name: 'at-start',
    apply: 'build',
    transform(code, id) {
      // An import that nothing is taken from is kept only where the module is said to do something by itself.
      if (files.includes(id)) return { code, map: null, moduleSideEffects: true };
      return id === path.join(repository, entry) ? { code: `${code}\n${imports}`, map: null } : null;
    },
  };
}
