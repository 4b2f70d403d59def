import { useCopy } from '@linework/copy';
import { Alert, media } from '@linework/design-system';
import type { Loadable } from '@linework/parts/loadable';
import { styled } from 'styled-components';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { PasskeysCard, type PasskeysCardProps } from './PasskeysCard.tsx';
import { PasswordCard, type PasswordCardProps } from './PasswordCard.tsx';
import { SecondStepCard, type SecondStepCardProps } from './SecondStepCard.tsx';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import type { SignedInDevice, SignInSecurityPorts } from './sign-in-security.types.ts';
import { useConfirmed } from './use-confirmed.ts';

export interface SignInSecurityScreenProps {
  readonly ports: SignInSecurityPorts;
  readonly username: string;
  readonly devices: Loadable<readonly SignedInDevice[]>;
  readonly secondStep: SecondStepCardProps['secondStep'];
  readonly passkeys: PasskeysCardProps['passkeys'];
  /** Whether this browser makes passkeys. */
  readonly makesPasskeys: boolean;
  /** Agents of ours see where a customer is signed in, and change nothing. */
  readonly mayChange: boolean;
  readonly timeZone: string;
  /** What is told of the password as the page opens. */
  readonly start?: PasswordCardProps['start'];
  /** Where the second step stands as the page opens. */
  readonly secondStepStart?: SecondStepCardProps['start'];
  /** Where the passkeys stand as the page opens. */
  readonly passkeysStart?: PasskeysCardProps['start'];
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  max-inline-size: 44rem;

  ${media.narrow} {
    gap: var(--lw-space-16);
  }

  & h1 {
    margin: 0;
  }

  /* Recovery codes are printed to be kept: alone. */
  @media print {
    &:has([data-part="recovery-codes"]) > :not(:has([data-part="recovery-codes"])) {
      display: none;
    }
  }
`;

const Name = styled.strong`
  color: var(--lw-color-ink);
  overflow-wrap: anywhere;
`;

/** How somebody signs in, and where they are signed in. */
export function SignInSecurityScreen(props: SignInSecurityScreenProps) {
  const { ports, username: name, devices, secondStep, mayChange, timeZone, start = null } = props;
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
    <Page>
      <div>
        <h1>{t('heading')}</h1>
        <p>{rich('signedInAs', { name: <Name /> }, { name })}</p>
      </div>
      {mayChange ? (
        <PasswordCard
          start={start}
          onPassword={(password) => confirming.confirmed(() => ports.changePassword(password))}
        />
      ) : (
        <Alert tone="information" title={t('restricted.title')}>
          {t('restricted.text')}
        </Alert>
      )}
      {mayChange && (
        <SecondStepCard
          secondStep={secondStep}
          ports={secondStepPorts}
          timeZone={timeZone}
          start={props.secondStepStart}
        />
      )}
      {mayChange && (
        <PasskeysCard
          passkeys={props.passkeys}
          ports={passkeyPorts}
          isSupported={props.makesPasskeys}
          timeZone={timeZone}
          start={props.passkeysStart}
        />
      )}
      <DevicesCard devices={devices} ports={ports} mayChange={mayChange} timeZone={timeZone} />
      {confirming.isAsking && <ConfirmDialog {...confirming} />}
    </Page>
  );
}
