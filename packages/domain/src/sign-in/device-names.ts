/** What a browser is called on a list of devices; its version would only age. */
export const browserNames = ['chrome', 'edge', 'firefox', 'safari', 'samsung', 'opera', 'other'] as const;
export type BrowserName = (typeof browserNames)[number];

/** What it runs on. */
export const systemNames = [
  'windows',
  'mac',
  'linux',
  'chromeOs',
  'iphone',
  'ipad',
  'android',
  'other',
] as const;
export type SystemName = (typeof systemNames)[number];

/** So many emails of new devices go to one person within an hour; further ones are on the list of devices alone. */
export const newDevicesToldAnHour = 10;

/** A device as far as it is kept: enough for its owner to know it again, and for nobody to tell it from its like. */
export interface DeviceKind {
  readonly browser: BrowserName;
  readonly system: SystemName;
}
