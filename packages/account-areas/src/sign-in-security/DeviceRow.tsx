import { useCopy } from '@linework/copy';
import { Badge, Button } from '@linework/design-system';
import { Device, Names, Times } from './devices-parts.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import type { SignedInDevice } from './sign-in-security.types.ts';

export interface DeviceRowProps {
  readonly device: SignedInDevice;
  /** "Safari on iPhone". */
  readonly name: string;
  readonly timeZone: string;
  readonly isBusy: boolean;
  /** Nothing where it is not to be signed out. */
  readonly onSignOut: (() => void) | null;
}

/** One device: what it is, since when, and the way out. */
export function DeviceRow({ device, name, timeZone, isBusy, onSignOut }: DeviceRowProps) {
  const { t } = useCopy(signInSecurityCopy);
  const at = (instant: string) => ({ at: instant, timeZone });
  return (
    <Device>
      <div>
        <Names>
          <strong>{name}</strong>
          {device.isThis && <Badge tone="positive">{t('devices.this')}</Badge>}
        </Names>
        <Times>
          <span>{t('devices.since', { signedIn: at(device.signedInAt) })}</span>{' '}
          <span>{t('devices.lastActive', { lastActive: at(device.lastActiveAt) })}</span>
        </Times>
      </div>
      {onSignOut && (
        <Button
          variant="quiet"
          aria-label={t('devices.signOutOf', { device: name })}
          isBusy={isBusy}
          busyLabel={t('devices.signingOut')}
          onPress={onSignOut}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </Device>
  );
}
