import type { Plugin } from 'vite';

/**
 * Puts modules into what every page starts with, although only pages ask for them: in a file of their own their request
 * would cost more than their content.
 * @param entry the module that every page starts with, and
 * @param modules what it is to bring along, by their ids
 */
export function atStart(entry: string, modules: readonly string[]): Plugin {
  const imports = modules.map((id) => `import ${JSON.stringify(id)};`).join('\n');
  return {
    name: 'at-start',
    apply: 'build',
    transform(code, id) {
      // An import that nothing is taken from is kept only where the module is said to do something by itself.
      if (modules.includes(id)) return { code, map: null, moduleSideEffects: true };
      return id === entry ? { code: `${code}\n${imports}`, map: null } : null;
    },
  };
}
