import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../bootstrap/install.mjs';
import { compressSite } from '../build/compress.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bare</title>
    <link rel="icon" href="data:," />
  </head>
  <body><div id="root"></div><script type="module" src="/main.jsx"></script></body>
</html>
`;

const main = `import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

const Page = ({ name }) => <main><h1>{name}</h1><p>Hello.</p><Link to="/">Home</Link></main>;
const router = createBrowserRouter([
  { path: '/', element: <Page name="Home" /> },
  { path: '*', element: <Page name="Elsewhere" /> },
]);
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
`;

/** Builds the app that every page is held beside: React, React DOM and react-router-dom, and nothing else. */
export async function buildBareApp(): Promise<string> {
  // Inside the repository, so that it is made of the very packages that the portal is made of.
  const folder = path.join(root, '.cache/bench/bare-app');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'main.jsx'), main);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // The edge serves it under the same strict policy as the portal.
    html: { cspNonce: '__NONCE__' },
    oxc: { jsx: { runtime: 'automatic' } },
    build: { target: 'es2022', emptyOutDir: true },
  });
  const dist = path.join(folder, 'dist');
  compressSite(dist);
  return dist;
}
