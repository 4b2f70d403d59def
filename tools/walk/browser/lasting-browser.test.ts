import { expect, test } from 'vitest';
import { lastingBrowser, whileItLives } from './lasting-browser.ts';

interface Fake {
  isConnected(): boolean;
  close(): Promise<void>;
}

function fakeBrowser(): Fake {
  let lives = true;
  return {
    isConnected: () => lives,
    close: async () => {
      lives = false;
    },
  };
}

function fakeBrowsers() {
  const launched: Fake[] = [];
  const browser = lastingBrowser(async () => {
    const one = fakeBrowser();
    launched.push(one);
    return one;
  });
  return { browser, launched };
}

test('it is opened once, however many ask for it', async () => {
  const { browser, launched } = fakeBrowsers();
  await Promise.all([browser.current(), browser.current()]);
  expect(launched).toHaveLength(1);
});

test('one that has died is opened anew, once for all who ask', async () => {
  const { browser, launched } = fakeBrowsers();
  await (await browser.current()).close();
  const [one, other] = await Promise.all([browser.current(), browser.current()]);
  expect(launched).toHaveLength(2);
  expect(one).toBe(other);
});

test.each([
  ['fails', (): Promise<string> => Promise.reject(new Error('Target closed'))],
  ['does not notice', (): Promise<string> => Promise.resolve('half')],
] as const)('what it dies under is done once more where that %s', async (_case, ending) => {
  const { browser, launched } = fakeBrowsers();
  const attempt = async (one: Fake): Promise<string> => {
    if (launched.length > 1) return 'whole';
    await one.close();
    return await ending();
  };
  expect(await whileItLives(browser, () => false, attempt)).toBe('whole');
});

test('nothing is done again once the round is over, nor where the browser is not to blame', async () => {
  const closed = fakeBrowsers();
  const failing = (): Promise<string> => Promise.reject(new Error('No such button'));
  await expect(whileItLives(closed.browser, () => false, failing)).rejects.toThrow('No such button');
  await closed.browser.close();
  expect(closed.launched).toHaveLength(1);
  const over = fakeBrowsers();
  const attempt = async (one: Fake) => await one.close().then(() => 'cut short');
  expect(await whileItLives(over.browser, () => true, attempt)).toBe('cut short');
  expect(over.launched).toHaveLength(1);
});
