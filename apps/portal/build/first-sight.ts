import path from 'node:path';
import { build, type Plugin, type PluginOption, type UserConfig } from 'vite';
import { entryOf, withImports } from './page-modules.ts';

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
              entryFileNames: 'first-sight.mjs',
              chunkFileNames: '[name]-[hash].mjs',
              codeSplitting: { groups: [{ name: 'first-sight', tags: ['$initial'] }] },
            },
          },
        },
      });
      if (Array.isArray(built) || !('output' in built)) throw new Error('The first sight is one build');
      const bundle = Object.fromEntries(built.output.map((file) => [file.fileName, file]));
      // What it would fetch later is no part of a page's first sight.
      for (const { fileName, code } of withImports(bundle, entryOf(bundle)))
        this.emitFile({ type: 'asset', fileName: `.vite/first-sight/${fileName}`, source: code });
    },
  };
}
