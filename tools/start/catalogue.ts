import { type Plugin, preview } from 'vite';
import { root } from '../bootstrap/install.mjs';
import { serveReviewers } from '../pictures/serve-reviewers.ts';
import { catalogueBuild } from './builds.ts';
import type { PicturesState } from './pictures.ts';

/** Tells the catalogue's pages where the portal is that they belong to, and how far their pictures are. */
const portalAddress = (portal: string, pictures: () => PicturesState): Plugin => ({
  name: 'portal-address',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use('/portal.json', (_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ portal, pictures: pictures() }));
    });
  },
});

/** Serves the built catalogue's files, and the pictures made for its own pages; resolves to what stops it. */
export async function serveCatalogue(
  port: number,
  portal: string,
  pictures: () => PicturesState,
): Promise<() => Promise<void>> {
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'error',
    plugins: [serveReviewers(), portalAddress(portal, pictures)],
    build: { outDir: catalogueBuild.out },
    preview: { port, strictPort: true, host: process.env.HOST || 'localhost' },
  });
  return () => server.close();
}
