import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ServedFolder {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder's files to this machine alone, each read from disk once. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const read = new Map<string, Promise<Buffer>>();
  const contents = (file: string): Promise<Buffer> => {
    const known = read.get(file) ?? readFile(file);
    read.set(file, known);
    return known;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const asked = path.join(folder, path.posix.normalize(decodeURIComponent(pathname)));
    const file = asked.endsWith(path.sep) ? path.join(asked, 'index.html') : asked;
    try {
      const body = await contents(file);
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The catalog could not be served.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
