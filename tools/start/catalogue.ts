import { preview } from 'vite';
import { root } from '../bootstrap/install.mjs';
import { catalogueBuild } from './builds.ts';

/** Serves the built catalogue's files; resolves to what stops it. */
export async function serveCatalogue(port: number): Promise<() => Promise<void>> {
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: catalogueBuild.out },
    preview: { port, strictPort: true, host: process.env.HOST || 'localhost' },
  });
  return () => server.close();
}
