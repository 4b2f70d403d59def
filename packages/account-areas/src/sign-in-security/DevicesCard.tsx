import { useCopy } from '@linework/copy';
import { Button, Card, CardFoot, Skeleton, VisuallyHidden } from '@linework/design-system';
import type { Loadable } from '@linework/parts/loadable';
import { StepNotice, type StepProblem, stepProblemOf } from '@linework/parts/sign-in-steps';
import { useEffect, useRef, useState } from 'react';
import { DeviceRow } from './DeviceRow.tsx';
import { Devices, Everywhere, News, Times } from './devices-parts.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import type { SignedInDevice, SignInSecurityPorts } from './sign-in-security.types.ts';

export interface DevicesCardProps {
  readonly devices: Loadable<readonly SignedInDevice[]>;
  readonly ports: Pick<SignInSecurityPorts, 'signOut' | 'signOutEverywhere'>;
  /** In which times are told. */
  readonly timeZone: string;
}

/** Signing out of all devices, as the row that is at work is called. */
const all = 'all';

/** Where somebody is signed in, with the way out of each and of all. */
export function DevicesCard({ devices, ports, timeZone }: DevicesCardProps) {
  const { t } = useCopy(signInSecurityCopy);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [said, setSaid] = useState<{ readonly text: string } | null>(null);
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // What had the focus goes with its row; whoever is at something else by now stays there.
    const at = document.activeElement;
    if (said && (at === document.body || news.current?.parentElement?.contains(at))) news.current?.focus();
  }, [said]);
  const nameOf = ({ browser, system }: SignedInDevice) =>
    t('devices.name', { browser: t(`browsers.${browser}`), system: t(`systems.${system}`) });
  const leave = async (which: string, signOut: () => Promise<void>, done: string | null) => {
    if (busy !== null) return;
    setBusy(which);
    setProblem(null);
    try {
      await signOut();
      setSaid(done === null ? null : { text: done });
    } catch (error) {
      setSaid(null);
      setProblem(stepProblemOf(error));
    }
    setBusy(null);
  };
  const leaveDevice = (device: SignedInDevice) =>
    leave(device.id, () => ports.signOut(device.id), t('devices.signedOut', { device: nameOf(device) }));
  const everywhere = (
    <CardFoot>
      <Everywhere>
        <Button
          variant="secondary"
          isBusy={busy === all}
          busyLabel={t('devices.signingOut')}
          onPress={() => void leave(all, ports.signOutEverywhere, null)}
        >
          {t('devices.everywhere')}
        </Button>
        <Times>{t('devices.everywhereNote')}</Times>
      </Everywhere>
    </CardFoot>
  );
  return (
    <Card title={t('devices.heading')} foot={devices.status === 'ready' ? everywhere : null}>
      <p>{t('devices.text')}</p>
      <StepNotice problem={problem} />
      {said && (
        <News ref={news} tabIndex={-1}>
          {said.text}
        </News>
      )}
      <VisuallyHidden role="status">{devices.status === 'loading' && t('devices.loading')}</VisuallyHidden>
      {devices.status === 'loading' && <Skeleton width="16rem" />}
      {devices.status === 'failed' && (
        <NotLoaded title={t('devices.failed.title')} onRetry={devices.onRetry} />
      )}
      {devices.status === 'ready' && (
        <Devices>
          {devices.value.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              name={nameOf(device)}
              timeZone={timeZone}
              isBusy={busy === device.id}
              onSignOut={!device.isThis ? () => void leaveDevice(device) : null}
            />
          ))}
        </Devices>
      )}
    </Card>
  );
}
