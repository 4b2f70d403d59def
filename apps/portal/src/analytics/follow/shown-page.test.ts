import type { AnalyticsFact, ShownName } from '@linework/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followShownPage } from './shown-page.ts';

/** What stands on the page, by how it is looked for. */
const standing = new Set<string>();
let change = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  standing.clear();
  vi.stubGlobal('document', {
    body: {},
    documentElement: { lang: 'en-US' },
    querySelector: (selector: string) => (standing.has(selector) ? {} : null),
    querySelectorAll: () => [],
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        change = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is told of views, with statements as the one page whose content comes after it. */
function followed() {
  const views: string[] = [];
  const tell = (fact: AnalyticsFact) => {
    if (fact.name === 'pageView') views.push(`${fact.page} ${fact.shown}`);
  };
  const isDeferred = (page: ShownName) => page === 'statements';
  return { views, page: followShownPage(tell, new AbortController().signal, isDeferred) };
}

describe('A page whose content comes after it', () => {
  test('is told once the heading of its content stands there', () => {
    const { views, page } = followed();
    page.show('statements', '');
    vi.advanceTimersByTime(1_000);
    expect(views).toEqual([]);
    standing.add('main h1');
    change();
    vi.advanceTimersByTime(200);
    expect(views).toEqual(['statements ready']);
  });

  test('is not told where it was left before', () => {
    const { views, page } = followed();
    page.show('statements', '');
    page.show('accountSummary', '');
    vi.advanceTimersByTime(200);
    expect(views).toEqual(['accountSummary ready']);
  });
});

test('Any other page is told as left where its content was still to come', () => {
  const { views, page } = followed();
  standing.add('main [aria-busy="true"]');
  page.show('payBill', '');
  vi.advanceTimersByTime(1_000);
  page.show('statements', '');
  expect(views).toEqual(['payBill left']);
});
