import { describe, expect, test } from 'vitest';
import { deviceKind } from '../src/access/device-kind.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

describe('a browser that says it is', () => {
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0`, 'edge', 'windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'chrome', 'windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
      'firefox',
      'mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'safari',
      'iphone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'chrome',
      'ipad',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'samsung',
      'android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'chrome', 'chromeOs'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0`, 'opera', 'linux'],
    ['curl/8.10.1', 'other', 'other'],
    ['', 'other', 'other'],
    [undefined, 'other', 'other'],
    ['constructor', 'other', 'other'],
    ['x'.repeat(100_000), 'other', 'other'],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceKind(userAgent)).toEqual({ browser, system });
  });
});
