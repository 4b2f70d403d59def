import {
  RestrictedSignIn,
  SignInSecurityScreen,
  signInSecurityCopy,
} from '@linework/account-areas/sign-in-security';
import { ownsSignIn } from '@linework/domain';
import { formsCopy } from '@linework/parts/forms';
import { outcomeBundles } from '@linework/parts/outcomes';
import { signInStepsCopy } from '@linework/parts/sign-in-steps';
import { mutate } from 'swr';
import { useLoadable } from '../answers/use-loadable.ts';
import type { AccountQuestion } from '../api/account-question.ts';
import {
  devicesQuestion,
  passkeysQuestion,
  secondStepQuestion,
  signInSecurityPorts,
} from '../api/sign-in-security.ts';
import { makesPasskeys } from '../browser/makes-passkeys.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';

function OwnSignIn() {
  const { watch, configuration } = usePortal();
  const { accountId, user, timeZone } = useSignedIn();
  const question = devicesQuestion(accountId);
  const devices = useLoadable(question);
  const secondStepAsked = secondStepQuestion(accountId);
  const secondStep = useLoadable(secondStepAsked);
  const passkeysAsked = passkeysQuestion(accountId);
  const passkeys = useLoadable(passkeysAsked);
  const { secondStep: changes, passkeys: ofPasskeys } = signInSecurityPorts;
  /** Asked anew after a refusal too: it may have been changed elsewhere. */
  async function thenAsk<Done>(
    change: Promise<Done>,
    { key }: Pick<AccountQuestion<unknown>, 'key'>,
  ): Promise<Done> {
    try {
      const done = await change;
      await mutate(key);
      return done;
    } catch (error) {
      void mutate(key);
      throw error;
    }
  }
  const thenRefresh = <Done,>(change: Promise<Done>) => thenAsk(change, question);
  return (
    <SignInSecurityScreen
      ports={{
        // A recovery code that was used is left no more.
        enterAgain: (shown) => thenAsk(signInSecurityPorts.enterAgain(shown), secondStepAsked),
        changePassword: (password) => thenRefresh(signInSecurityPorts.changePassword(password)),
        signOut: (deviceId) => thenRefresh(signInSecurityPorts.signOut(deviceId)),
        secondStep: {
          setUp: () => thenAsk(changes.setUp(), secondStepAsked),
          // All other devices are signed out by it.
          turnOn: (code) => thenRefresh(thenAsk(changes.turnOn(code), secondStepAsked)),
          newCodes: () => thenAsk(changes.newCodes(), secondStepAsked),
          turnOff: () => thenAsk(changes.turnOff(), secondStepAsked),
        },
        passkeys: {
          begin: async () => {
            const make = await thenAsk(ofPasskeys.begin(), passkeysAsked);
            return () => thenAsk(make(), passkeysAsked);
          },
          rename: (id, name) => thenAsk(ofPasskeys.rename(id, name), passkeysAsked),
          remove: (id) => thenAsk(ofPasskeys.remove(id), passkeysAsked),
        },
        signOutEverywhere: async () => {
          await signInSecurityPorts.signOutEverywhere();
          watch.end('signedOut');
        },
      }}
      username={user.username}
      brandName={configuration.brandName}
      devices={devices.status === 'ready' ? { status: 'ready', value: devices.value.devices } : devices}
      secondStep={secondStep}
      passkeys={passkeys.status === 'ready' ? { status: 'ready', value: passkeys.value.passkeys } : passkeys}
      makesPasskeys={makesPasskeys()}
      timeZone={timeZone}
    />
  );
}

function SignInSecurityPage() {
  const { user } = useSignedIn();
  return ownsSignIn(user.userType) ? <OwnSignIn /> : <RestrictedSignIn />;
}

/** How whoever has signed in does so, and where. */
export const page: Page = {
  Component: SignInSecurityPage,
  copy: [signInSecurityCopy, signInStepsCopy, formsCopy, ...outcomeBundles],
};
