import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../bootstrap/install.mjs';

/** What `npm run pictures` and `npm run copy -- base` write and the catalogue serves; git ignores it. */
export const reviewersFolder = path.join(root, '.cache/reviewers');

/** The three kinds of files in the folder: nothing else can be asked for. */
const served = /^\/reviewers\/((?:index|words-base)\.json|pictures\/[0-9a-f]{64}\.png)$/;

/** Answers a call for a file of the folder; false when it is none of ours. */
export async function answerFrom(
  folder: string,
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
): Promise<boolean> {
  if (!url.startsWith('/reviewers/')) return false;
  const [, file] = served.exec(url.replace(/\?.*$/, '')) ?? [];
  const body = file === undefined ? null : await readFile(path.join(folder, file)).catch(() => null);
  if (body === null) {
    response.writeHead(404).end();
    return true;
  }
  const isPicture = url.endsWith('.png');
  // A picture is named by what it holds; what lists them, and the words beside it, change with every run.
  response
    .writeHead(200, {
      'content-type': isPicture ? 'image/png' : 'application/json',
      'cache-control': isPicture ? 'max-age=31536000, immutable' : 'no-cache',
    })
    .end(body);
  return true;
}

/**
 * Lets a Vite server hand out the pictures that were made for reviewers. They are no static files of the catalogue: its
 * own pictures would then depend on themselves.
 */
export function serveReviewers(folder = reviewersFolder): Plugin {
  const use = ({ middlewares }: { middlewares: { use: (handler: Handler) => unknown } }): void => {
    middlewares.use((request, response, next) => {
      answerFrom(folder, request, response).then((answered) => !answered && next(), next);
    });
  };
  return { name: 'linework:reviewers', configureServer: use, configurePreviewServer: use };
}

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (problem?: unknown) => void,
) => void;
