// Imported by Node before anything else, it stands in for a host with server components: what is the browser's is left to
// the browser, and everything else has to load without it.
import { registerHooks } from 'node:module';

const declared = /^export (?:default |const |function |async function |class )?\s*([\w$]+)/gm;
const listed = /^export \{([^}]*)\}/gm;

function namesIn(code) {
  const names = [...code.matchAll(listed)].flatMap(([, list]) =>
    list.split(',').map((name) => name.trim().split(' as ').at(-1)?.trim()),
  );
  const all = [...names, ...[...code.matchAll(declared)].map(([, name]) => name)];
  return new Set(all.filter((name) => name && name !== 'default'));
}

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const code = String(loaded.source ?? '');
    if (!/^["']use client["']/.test(code)) return loaded;
    const stubs = [...namesIn(code)].map((name) => `export const ${name} = {};`);
    return { ...loaded, format: 'module', source: [...stubs, 'export default {};'].join('\n') };
  },
});
