import { afterEach, expect, test, vi } from 'vitest';
import { pausedUntil } from './bill-pay-pause.ts';

afterEach(() => vi.unstubAllGlobals());

const soon = (): string => new Date(Date.now() + 60_000).toISOString();

test.each([
  ['https:', '__Host-bill-pay-unavailable', true],
  // Whoever has a host beside ours can set this one for the whole domain.
  ['https:', 'bill-pay-unavailable', false],
  ['http:', 'bill-pay-unavailable', true],
])('over %s the cookie %s keeps from asking: %s', (protocol, name, isKept) => {
  const end = soon();
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', { cookie: `a=b; ${name}=${end}` });
  expect(pausedUntil()).toBe(isKept ? end : null);
});
