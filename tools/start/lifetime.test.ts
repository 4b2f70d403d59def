import { expect, test } from 'vitest';
import { freePort } from '../journeys/free-port.ts';
import { serveCatalogue } from './catalogue.ts';
import { Lifetime } from './lifetime.ts';

test('what was started last is stopped first, each once, and builds under way are told', async () => {
  const lifetime = new Lifetime();
  const stopped: string[] = [];
  lifetime.onEnd(async () => {
    stopped.push('edge');
  });
  lifetime.onEnd(() => {
    stopped.push('catalogue');
  });
  await Promise.all([lifetime.end(), lifetime.end()]);
  expect(stopped).toEqual(['catalogue', 'edge']);
  expect(lifetime.signal.aborted).toBe(true);
});

test('nothing new is begun once we are stopping', async () => {
  const lifetime = new Lifetime();
  expect(() => lifetime.throwIfEnding()).not.toThrow();
  await lifetime.end();
  expect(() => lifetime.throwIfEnding()).toThrow('Stopped.');
});

test('a SIGTERM is for us alone while the catalogue is served: the edge stops before the process ends', async () => {
  const lifetime = new Lifetime();
  const before = process.listeners('SIGTERM');
  const port = await freePort();
  const stop = await lifetime.serveByVite(() => serveCatalogue(port, 'http://localhost:1', () => 'none'));
  try {
    expect(process.listeners('SIGTERM')).toEqual(before);
  } finally {
    await stop();
  }
});
