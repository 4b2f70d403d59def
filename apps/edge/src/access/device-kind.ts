import type { BrowserName, DeviceKind, SystemName } from '@linework/domain';
import bowser from 'bowser';

const browsers: Readonly<Record<string, BrowserName>> = {
  Chrome: 'chrome',
  Chromium: 'chrome',
  'Microsoft Edge': 'edge',
  Firefox: 'firefox',
  Safari: 'safari',
  'Samsung Internet for Android': 'samsung',
  Opera: 'opera',
};

const systems: Readonly<Record<string, SystemName>> = {
  Windows: 'windows',
  macOS: 'mac',
  Linux: 'linux',
  'Chrome OS': 'chromeOs',
  Android: 'android',
};

/** As much of it is read: what is longer was not written by a browser. */
const longestUserAgent = 512;

/** The device that a browser says it is. It is told to its owner alone, and nothing is decided by it. */
export function deviceKind(userAgent: string | undefined): DeviceKind {
  const text = (userAgent ?? '').slice(0, longestUserAgent);
  // The parser refuses an empty one.
  const { browser, os, platform } = bowser.parse(text || 'unknown');
  const system = os.name === 'iOS' ? appleSystem(platform.type) : (systems[os.name ?? ''] ?? 'other');
  return { browser: browsers[browser.name ?? ''] ?? 'other', system };
}

const appleSystem = (type: string | undefined): SystemName => (type === 'tablet' ? 'ipad' : 'iphone');
