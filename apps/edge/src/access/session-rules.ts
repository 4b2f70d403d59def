import { deviceCookie, reauthCookie } from '@linework/domain';

/** Idle time before the warning, and how long the warning stays; the server ends the session after both (spec section 9). */
export const idleSeconds = 780;
export const warningSeconds = 120;
export const sessionIdleMs = (idleSeconds + warningSeconds) * 1_000;
/** However active somebody is, a session ends after this. */
export const sessionAbsoluteMs = 12 * 3_600_000;
/** How often the portal tells that the customer is active. */
export const pingSeconds = 30;
/** Activity nearer than this to the last is not written again. */
export const activityGrainMs = 10_000;
/** A sign-in code waits this long for its exchange. */
export const codeLifetimeMs = 60_000;
/** The remember-me profile cookie (spec section 9). */
export const rememberSeconds = 7_776_000;
/** A device is told from strangers for as long after its last sign-in. */
export const deviceSeconds = deviceCookie.life.seconds;
/** So long a password that was entered again is good for changes to how somebody signs in. */
export const reauthSeconds = reauthCookie.life.seconds;
