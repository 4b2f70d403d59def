import type { BrowserContext, Page } from 'playwright';

/** As Lighthouse's mobile preset slows a browser down where it does so itself: four times the processor, slow 4G. */
const slowerTimes = 4;
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};

/** A page on a device of that kind. @param network whether its connection is slow too */
export async function slowPage(context: BrowserContext, network: 'slow4G' | 'asItIs'): Promise<Page> {
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: slowerTimes });
  if (network === 'slow4G') {
    await device.send('Network.enable');
    await device.send('Network.emulateNetworkConditions', slow4G);
  }
  return page;
}
