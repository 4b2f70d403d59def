import { preview } from 'vite';
import { root } from '../bootstrap/install.mjs';
import { serveReviewers } from '../pictures/serve-reviewers.ts';
import { catalogueBuild } from './builds.ts';

/** Serves the built catalogue's files, and the pictures made for its own pages; resolves to what stops it. */
export async function serveCatalogue(port: number): Promise<() => Promise<void>> {
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'error',
    plugins: [serveReviewers()],
    build: { outDir: catalogueBuild.out },
    preview: { port, strictPort: true, host: process.env.HOST || 'localhost' },
  });
  return () => server.close();
}
