import { expect, test } from 'vitest';
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
