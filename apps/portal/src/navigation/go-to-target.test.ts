import { expect, it } from 'vitest';
import { goToTarget } from './go-to-target.ts';

it('whoever has signed in reaches the page that they wanted', () => {
  const visited: string[] = [];
  goToTarget('/billing/pay-bill', (to) => visited.push(to));
  expect(visited).toEqual(['/billing/pay-bill']);
});

it('whoever has signed in reaches account summary where the router refuses the address', () => {
  const visited: string[] = [];
  goToTarget('//evil.example', (to) => {
    if (to.startsWith('//')) throw new Error('External navigation is not allowed');
    visited.push(to);
  });
  expect(visited).toEqual(['/account-summary']);
});
