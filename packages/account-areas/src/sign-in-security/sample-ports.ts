import { PortProblem } from '@linework/parts/ports';
import { fn } from 'storybook/test';
import type { ShownAgain, SignInSecurityPorts } from './sign-in-security.types.ts';

export const appKey = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Linework:maple?issuer=Linework&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
export const spareCodes = Array.from({ length: 10 }, (_, at) => `7K3QDX9MW${at}`);
/** Stories hold still: what is asked is answered where a story says so. */
export const ports = (answers: Partial<SignInSecurityPorts> = {}): SignInSecurityPorts => ({
  enterAgain: fn(async () => 'confirmed' as const),
  changePassword: fn(async () => undefined),
  signOut: fn(async () => undefined),
  signOutEverywhere: fn(async () => undefined),
  secondStep: {
    setUp: fn(async () => appKey),
    turnOn: fn(async () => spareCodes),
    newCodes: fn(async () => spareCodes),
    turnOff: fn(async () => undefined),
  },
  passkeys: {
    begin: fn(async () => async () => 'added' as const),
    rename: fn(async () => undefined),
    remove: fn(async () => undefined),
  },
  ...answers,
});

/** Where a second step is on: the password alone is not enough, and any code but one is wrong. */
export const withSecondStep: SignInSecurityPorts['enterAgain'] = async ({ secondCode }) => {
  if (secondCode === undefined) return 'awaitsSecondStep';
  if (secondCode !== '482039') throw new PortProblem('LW-AUT-049');
  return 'confirmed';
};

/** Refuses a change until the password was entered again. */
export function guardedPorts(enterAgain: SignInSecurityPorts['enterAgain'] = async () => 'confirmed') {
  let wasEntered = false;
  return ports({
    enterAgain: fn(async (shown: ShownAgain) => {
      const confirmation = await enterAgain(shown);
      wasEntered = confirmation === 'confirmed';
      return confirmation;
    }),
    changePassword: fn(async () => {
      if (!wasEntered) throw new PortProblem('LW-AUT-046');
    }),
    secondStep: {
      ...ports().secondStep,
      turnOff: fn(async () => {
        if (!wasEntered) throw new PortProblem('LW-AUT-046');
      }),
    },
    passkeys: {
      ...ports().passkeys,
      begin: fn(async () => {
        if (!wasEntered) throw new PortProblem('LW-AUT-046');
        return async () => 'added' as const;
      }),
    },
  });
}
