import type { MobileAccount, MobileDevice } from './mobile-account.ts';

/** The devices that something is left to pay of, the largest balance first. */
export const unpaidDevices = ({ devices }: Pick<MobileAccount, 'devices'>): readonly MobileDevice[] =>
  devices
    .filter(({ balance }) => balance.cents > 0)
    .sort((a, b) => b.balance.cents - a.balance.cents || a.id.localeCompare(b.id));
