import { useCopy } from '@linework/copy';
import { Button } from '@linework/design-system';
import { mostPasskeys } from '@linework/domain';
import { Devices } from './devices-parts.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import type { Passkey } from './passkeys.types.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import { usePasskeyName } from './use-passkey-name.ts';

export interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly timeZone: string;
  /** Whether this browser makes passkeys. */
  readonly isSupported: boolean;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
}

/** The passkeys that are there, and the way to another. */
export function PasskeyList(props: PasskeyListProps) {
  const { passkeys, timeZone, isSupported, isBusy, onAdd, onRename, onRemove } = props;
  const { t } = useCopy(signInSecurityCopy);
  const nameOf = usePasskeyName();
  const isFull = passkeys.length >= mostPasskeys;
  return (
    <>
      {passkeys.length === 0 && <p>{t('passkeys.none')}</p>}
      {passkeys.length > 0 && (
        <Devices aria-label={t('passkeys.list')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              name={nameOf(passkey)}
              timeZone={timeZone}
              onRename={() => onRename(passkey)}
              onRemove={() => onRemove(passkey)}
            />
          ))}
        </Devices>
      )}
      {isFull && <p>{t('passkeys.full', { most: mostPasskeys })}</p>}
      {!isFull && !isSupported && <p>{t('passkeys.unsupported')}</p>}
      {!isFull && isSupported && (
        <div>
          <Button
            variant={passkeys.length === 0 ? 'primary' : 'secondary'}
            isBusy={isBusy}
            busyLabel={t('passkeys.working')}
            onPress={onAdd}
          >
            {t('passkeys.add')}
          </Button>
        </div>
      )}
    </>
  );
}
