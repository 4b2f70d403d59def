import { type AttemptRule, slowPace } from '../../throttle/attempt-throttle.ts';

/** People mistype a code a few times, on a few devices; an office shares one network. */
const freeTries = { own: 5, allDevices: 30, network: 50 } as const;

/**
 * How fast codes of one user are tried. Strangers who know the password share a limit, whatever sign-in they try in; a device
 * on which its owner has passed the second step has one of its own, so that nobody else's guesses lock them out there.
 * @param device the id of its mark; `null` where it has none
 */
export const ownLimit = (userId: string, device: string | null): AttemptRule => ({
  ...(device === null
    ? { purpose: 'second-step/user', subject: userId }
    : { purpose: 'second-step/device', subject: device }),
  free: freeTries.own,
  pace: slowPace,
});

/** How fast codes are tried on all devices of one user together: whoever has many marks has no more tries by it. */
export const allDevicesLimit = (userId: string): AttemptRule => ({
  purpose: 'second-step/devices',
  subject: userId,
  free: freeTries.allDevices,
  pace: slowPace,
});

/** How fast strangers of one network try. */
export const networkLimit = (network: string): AttemptRule => ({
  purpose: 'second-step/network',
  subject: network,
  free: freeTries.network,
});
