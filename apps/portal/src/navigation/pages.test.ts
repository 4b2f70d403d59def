import { globSync } from 'node:fs';
import path from 'node:path';
import { pageNames } from '@linework/contract';
import { expect, test } from 'vitest';
import { fetchPage } from './pages.ts';

const componentOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;

test.each(pageNames)('the page of the route %s is found by its name', async (name) => {
  const { Component } = await fetchPage(name);
  expect(Component.name).toBe(componentOf(name));
});

test('no file is a page without a route, and none stands twice', () => {
  const files = globSync('**/*Page.tsx', { cwd: path.resolve(import.meta.dirname, '..') });
  const components = files.map((file) => path.basename(file, '.tsx'));
  expect(components.sort()).toEqual(pageNames.map(componentOf).sort());
});
