import { PortProblem } from '@linework/parts/ports';
import { fn } from 'storybook/test';
import type { SignInSecurityPorts } from './sign-in-security.types.ts';

export const appKey = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Linework:maple?issuer=Linework&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
export const spareCodes = Array.from({ length: 10 }, (_, at) => `7K3QDX9MW${at}`);
/** Stories hold still: what is asked is answered where a story says so. */
export const ports = (answers: Partial<SignInSecurityPorts> = {}): SignInSecurityPorts => ({
  enterAgain: fn(async () => undefined),
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

/** Refuses a change until the password was entered again. */
export function guardedPorts(enterAgain: SignInSecurityPorts['enterAgain'] = async () => undefined) {
  let wasEntered = false;
  return ports({
    enterAgain: fn(async (password: string) => {
      await enterAgain(password);
      wasEntered = true;
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
