import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerFrom } from './serve-reviewers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'linework-reviewers-'));
const picture = 'a'.repeat(64);
mkdirSync(path.join(folder, 'pictures'));
writeFileSync(path.join(folder, 'index.json'), '{}');
writeFileSync(path.join(folder, 'words-base.json'), '[]');
writeFileSync(path.join(folder, 'secret.txt'), 'nobody asks for this');
writeFileSync(path.join(folder, `pictures/${picture}.png`), 'picture');
afterAll(() => rmSync(folder, { recursive: true }));

const server = createServer(async (request, response) => {
  if (!(await answerFrom(folder, request, response))) response.writeHead(204).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

/** Sends the address as it is: `fetch` would tidy it up first. */
async function ask(address: string): Promise<{ status: number | undefined; body: string }> {
  const at = server.address();
  if (!at || typeof at === 'string') throw new Error('The server does not listen.');
  const [response] = await once(get({ port: at.port, path: address }), 'response');
  return { status: response.statusCode, body: await text(response) };
}

it('hands out the index, the words of the base and the pictures', async () => {
  expect(await ask('/reviewers/index.json')).toEqual({ status: 200, body: '{}' });
  expect(await ask('/reviewers/words-base.json')).toEqual({ status: 200, body: '[]' });
  expect(await ask(`/reviewers/pictures/${picture}.png`)).toEqual({ status: 200, body: 'picture' });
});

it('hands out nothing else, whatever the address says', async () => {
  const nowhere = [
    'secret.txt',
    '../secret.txt',
    'pictures/../secret.txt',
    `pictures/${'b'.repeat(64)}.png`,
    'pictures/%2e%2e/secret.txt',
  ];
  for (const file of nowhere) expect((await ask(`/reviewers/${file}`)).status, file).toBe(404);
});

it('leaves every other address to the catalogue', async () => {
  expect((await ask('/index.json')).status).toBe(204);
});
