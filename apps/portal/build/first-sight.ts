import path from 'node:path';
import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite';

const entry = 'first-sight.mjs';

/** A chunk with all that it imports before it runs; what it would fetch later is no part of a page's first sight. */
function withImports(chunks: readonly Rolldown.OutputChunk[], name: string, found = new Set<string>()) {
  const chunk = chunks.find(({ fileName }) => fileName === name);
  if (!chunk || found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports) withImports(chunks, imported, found);
  return found;
}

/**
 * Builds what the edge draws pages with while the portal is on its way to the browser (`src/first-sight`), into
 * `.vite/first-sight`.
 * @param settings how the portal's own modules are written: the same styles then have the same names
 */
export function firstSight(
  root: string,
  plugins: () => readonly PluginOption[],
  settings: Pick<UserConfig, 'oxc'>,
): Plugin {
  return {
    name: 'first-sight',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        ...settings,
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [...plugins()],
        define: {
          // Where there is no window there is room for what a wide one has; a narrow one hides it.
          matchMedia: "((query) => ({ matches: query.includes('min-width') }))",
          'process.env.NODE_ENV': '"production"',
        },
        ssr: { noExternal: true, target: 'node' },
        build: {
          ssr: path.join(root, 'src/first-sight/first-sight.tsx'),
          write: false,
          minify: false,
          target: 'node20',
          rolldownOptions: {
            output: {
              entryFileNames: entry,
              chunkFileNames: '[name]-[hash].mjs',
              codeSplitting: { groups: [{ name: 'first-sight', tags: ['$initial'] }] },
            },
          },
        },
      });
      if (Array.isArray(built) || !('output' in built)) throw new Error('The first sight is one build');
      const chunks = built.output.filter((file) => file.type === 'chunk');
      const needed = withImports(chunks, entry);
      for (const { fileName, code } of chunks)
        if (needed.has(fileName))
          this.emitFile({ type: 'asset', fileName: `.vite/first-sight/${fileName}`, source: code });
    },
  };
}
