import { useCopy } from '@linework/copy';
import type { Loadable } from '@linework/parts/loadable';
import { styled } from 'styled-components';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { PasskeysCard, type PasskeysCardProps } from './PasskeysCard.tsx';
import { PasswordCard, type PasswordCardProps } from './PasswordCard.tsx';
import { SecondStepCard, type SecondStepCardProps } from './SecondStepCard.tsx';
import { SecurityPage } from './SecurityPage.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import type { SignedInDevice, SignInSecurityPorts } from './sign-in-security.types.ts';
import { useConfirmed } from './use-confirmed.ts';

export interface SignInSecurityScreenProps {
  readonly ports: SignInSecurityPorts;
  readonly username: string;
  /** The provider's name, by which kept recovery codes are known. */
  readonly brandName: string;
  readonly devices: Loadable<readonly SignedInDevice[]>;
  readonly secondStep: SecondStepCardProps['secondStep'];
  readonly passkeys: PasskeysCardProps['passkeys'];
  /** Whether this browser makes passkeys. */
  readonly makesPasskeys: boolean;
  readonly timeZone: string;
  /** What is told of the password as the page opens. */
  readonly start?: PasswordCardProps['start'];
  /** Where the second step stands as the page opens. */
  readonly secondStepStart?: SecondStepCardProps['start'];
  /** Where the passkeys stand as the page opens. */
  readonly passkeysStart?: PasskeysCardProps['start'];
}

const Name = styled.strong`
  color: var(--lw-color-ink);
  overflow-wrap: anywhere;
`;

/** How somebody signs in, and where they are signed in. */
export function SignInSecurityScreen(props: SignInSecurityScreenProps) {
  const { ports, username: name, devices, secondStep, timeZone, start = null } = props;
  const { t, rich } = useCopy(signInSecurityCopy);
  const hasSecondStep = secondStep.status === 'ready' && secondStep.value.onSince !== null;
  const confirming = useConfirmed(ports.enterAgain, hasSecondStep);
  const { confirmed } = confirming;
  const secondStepPorts = {
    setUp: () => confirmed(ports.secondStep.setUp),
    turnOn: (code: string) => confirmed(() => ports.secondStep.turnOn(code)),
    newCodes: () => confirmed(ports.secondStep.newCodes),
    turnOff: () => confirmed(ports.secondStep.turnOff),
  };
  const passkeyPorts = {
    begin: async () => {
      const make = await confirmed(ports.passkeys.begin);
      return () => confirmed(make);
    },
    rename: ports.passkeys.rename,
    remove: (id: string) => confirmed(() => ports.passkeys.remove(id)),
  };
  return (
    <SecurityPage>
      <div>
        <h1>{t('heading')}</h1>
        <p>{rich('signedInAs', { name: <Name /> }, { name })}</p>
      </div>
      <PasswordCard
        start={start}
        onPassword={(password) => confirming.confirmed(() => ports.changePassword(password))}
      />
      <SecondStepCard
        secondStep={secondStep}
        ports={secondStepPorts}
        owner={{ username: name, brandName: props.brandName, timeZone }}
        start={props.secondStepStart}
      />
      <PasskeysCard
        passkeys={props.passkeys}
        ports={passkeyPorts}
        isSupported={props.makesPasskeys}
        timeZone={timeZone}
        start={props.passkeysStart}
      />
      <DevicesCard devices={devices} ports={ports} timeZone={timeZone} />
      {confirming.isAsking && <ConfirmDialog {...confirming} />}
    </SecurityPage>
  );
}
