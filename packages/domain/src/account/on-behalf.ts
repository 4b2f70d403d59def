import type { UserType } from './roles.ts';

/**
 * Whether somebody acts on a customer's behalf: the provider's own people (CSR) and those who bill for others (BOBO). Every
 * page says so, what they look at is written down, and nothing of a customer's sign-in is theirs: no security code is shown
 * to them, and they change none of it.
 */
export const isOnBehalf = (userType: UserType): userType is Exclude<UserType, 'CONSUMER'> =>
  userType !== 'CONSUMER';

/** Whether the sign-in is somebody's own, to see what is kept of it and to change it. */
export const ownsSignIn = (userType: UserType): boolean => !isOnBehalf(userType);

/** Whether what the network knows of a customer (CPNI) may be shown: to customers themselves, to nobody who acts for them. */
export const maySeeNetworkInformation = (userType: UserType): boolean => !isOnBehalf(userType);
