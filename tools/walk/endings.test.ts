import { scenarioNames, storyScenario } from '@linework/fixtures';
import { expect, test } from 'vitest';
import { endings } from './endings.ts';

test('each ending has a demo customer of its own, who exists', () => {
  const known = new Set(
    scenarioNames.flatMap((name) => storyScenario(name).users.map(({ username }) => username)),
  );
  const users = endings.map(({ username }) => username);
  expect(users.filter((username) => !known.has(username))).toEqual([]);
  expect(new Set(users).size).toBe(users.length);
});
